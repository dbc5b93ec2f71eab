// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/**
 * Contexts with all dialects and interfaces of the class path of a test, and programs that are parsed with them. It is
 * for tests that need no passes; {@code Snapshot.ofClassPath} finds passes as well, and reports conflicts.
 */
public final class ClassPathContext {
  private ClassPathContext() {}

  /** Creates a context with all dialects and interfaces of the class path. */
  public static Context create() {
    return builder().build();
  }

  /** Creates a context with these dialects only, and with all interfaces, for tests of missing dialects. */
  public static Context of(Dialect... dialects) {
    Context.Builder builder = Contexts.builder();
    for (Dialect dialect : dialects) {
      builder.dialect(dialect);
    }
    attach(builder, ServiceLoader.load(OpInterface.class));
    return builder.build();
  }

  /** Creates a builder with all dialects and interfaces, to which a test can add its own. */
  public static Context.Builder builder() {
    Context.Builder builder = Contexts.builder();
    ServiceLoader.load(Dialect.class).forEach(builder::dialect);
    attach(builder, ServiceLoader.load(OpInterface.class));
    return builder;
  }

  /** Adds implementations to the operations that their {@code @Serves} annotations name. */
  public static void attach(Context.Builder builder, Iterable<OpInterface> implementations) {
    for (OpInterface implementation : implementations) {
      InterfaceAttachment.of(implementation).forEach(builder::attach);
    }
  }

  /** Parses a module, which must produce no diagnostic. The module is not verified. */
  public static @Nullable Operation parse(Context context, ParserOptions options, String text) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Operation module = IRParser.parse(SourceText.of("test.mlir", text), context, options, diagnostics::add);
    assertThat(diagnostics).isEmpty();
    return module;
  }

  /** Parses a module with all dialects of the class path, and returns its first operation with a name. */
  public static Operation parseAndFind(String text, String name) {
    Operation module = parse(create(), ParserOptions.PERMISSIVE, text);
    List<Operation> found = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op.name().name().equals(name)) {
        found.add(op);
      }
    });
    assertThat(found).as(name).isNotEmpty();
    return found.get(0);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.DeferredDialect;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/**
 * A dialect that a file in its bundle defines, {@code META-INF/mortise/NAMESPACE.irdl.mlir}: an {@code ods.dialect}. A
 * bundle registers a subclass as a {@link Dialect}. The file must have no error; it may mention other dialects, which
 * need not be installed.
 */
public abstract class ResourceDialect extends DeferredDialect {
  private static final String FOLDER = "/META-INF/mortise/";

  private final List<SyntaxLibrary> libraries;
  private final Lazy<Dialect> dialect = Lazy.by(this::load);

  /**
   * Creates a dialect.
   *
   * @param libraries the syntax in Java that the file needs
   */
  protected ResourceDialect(String namespace, SyntaxLibrary... libraries) {
    super(namespace);
    this.libraries = List.of(libraries);
  }

  @Override
  protected final @Nullable Dialect read() {
    return dialect.get();
  }

  private Dialect load() {
    String name = namespace() + ".irdl.mlir";
    Context context = Contexts.builder().dialect(new OdsDialect()).build();
    List<Diagnostic> errors = new ArrayList<>();
    Operation program = IRParser.parse(text(name), context, new ParserOptions(false, true), errors::add);
    List<Dialect> found = program == null ? null : OdsLoader.load(program, context, libraries, errors::add);
    if (found == null || found.size() != 1) {
      throw new IllegalStateException(name + " defines no dialect: " + errors);
    }
    return found.get(0);
  }

  private SourceText text(String name) {
    try (InputStream file = getClass().getResourceAsStream(FOLDER + name)) {
      if (file == null) {
        throw new IllegalStateException("the bundle of " + getClass().getName() + " has no file " + FOLDER + name);
      }
      return SourceText.of(name, file.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;

/**
 * Creates operations without operands that have one result of a given type: a constant zero if the type has one,
 * otherwise an undefined value. They are written as text, because the dialects may be absent; the first text that
 * parses and verifies is used for its type from then on.
 */
public final class Placeholders {
  /** A text with {@code $} for the type, for types whose text starts with {@code prefix}. */
  private record Template(String prefix, String text) {}

  private static final List<Template> TEMPLATES = List.of(
      new Template("", "arith.constant 0 : $"),
      new Template("", "arith.constant 0.0 : $"),
      new Template("!fir.", "fir.undefined $"),
      new Template("!llvm.", "llvm.mlir.undef : $"),
      new Template("", "arith.constant dense<0> : $"),
      new Template("", "arith.constant dense<0.0> : $"),
      new Template("", "ub.poison : $"));

  private static final Template UNREGISTERED = new Template("", "\"reduce.value\"() : () -> $");

  private final Context context;
  private final boolean allowUnregistered;
  private final Map<Type, Optional<Operation>> prototypes = new ConcurrentHashMap<>();

  /** @param allowUnregistered whether an unregistered operation may be created if there is no other */
  public Placeholders(Context context, boolean allowUnregistered) {
    this.context = context;
    this.allowUnregistered = allowUnregistered;
  }

  /** Returns a new operation, or null if no known operation has a result of this type. */
  @Nullable Operation create(Type type) {
    Optional<Operation> prototype = prototypes.computeIfAbsent(type, this::prototype);
    return prototype.isPresent() ? prototype.get().clone() : null;
  }

  private Optional<Operation> prototype(Type type) {
    String text = type.toString();
    for (Template template : TEMPLATES) {
      Operation op = text.startsWith(template.prefix) ? parse(template, text, ParserOptions.STRICT) : null;
      if (op != null && op.result(0).type() == type) {
        return Optional.of(op);
      }
    }
    return allowUnregistered
        ? Optional.ofNullable(parse(UNREGISTERED, text, ParserOptions.PERMISSIVE)) : Optional.empty();
  }

  private @Nullable Operation parse(Template template, String type, ParserOptions options) {
    SourceText text = SourceText.of("placeholder", "%0 = " + template.text.replace("$", type));
    try {
      Operation module = IRParser.parse(text, context, options, ignored -> {});
      if (module == null || !IRVerifier.verify(module, ignored -> {})) {
        return null;
      }
      Operation op = module.region(0).first().first();
      op.remove();
      return op;
    } catch (RuntimeException faultyDialect) {
      return null;
    }
  }
}

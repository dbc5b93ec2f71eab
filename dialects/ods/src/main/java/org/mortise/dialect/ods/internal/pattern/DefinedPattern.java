// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.Scope;
import org.mortise.dialect.ods.internal.pattern.Term.Call;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * A pattern that a text states. It is compiled once for each context in which it is tried. In a context without a
 * dialect that it refers to, it matches nothing. Thread-safe.
 */
public final class DefinedPattern extends RewritePattern {
  private final PatternText text;
  private final Scope scope;
  private final List<String> generated;
  private volatile @Nullable State last;

  /** The pattern in a context; null if the context lacks a dialect. */
  private record State(Context context, @Nullable CompiledPattern pattern) {}

  /** Creates a pattern whose expressions refer to some definitions. */
  public DefinedPattern(PatternText text, Scope scope) {
    super(text.root(), text.benefit());
    this.text = text;
    this.scope = scope;
    this.generated = text.replace().stream().flatMap(DefinedPattern::operations).distinct().toList();
  }

  private static Stream<String> operations(Term term) {
    if (term instanceof Call call) {
      List<Term> operands = Objects.requireNonNullElse(call.operands(), List.of());
      return Stream.concat(Stream.of(call.operation()), operands.stream().flatMap(DefinedPattern::operations));
    }
    return term instanceof Term.Group group ? group.elements().stream().flatMap(DefinedPattern::operations)
        : Stream.empty();
  }

  @Override
  public String name() {
    return text.name();
  }

  @Override
  public List<String> generatedOps() {
    return generated;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    State state = last;
    if (state == null || state.context != op.context()) {
      state = new State(op.context(), compile(op.context()));
      last = state;
    }
    return state.pattern != null && state.pattern.rewrite(op, rewriter);
  }

  private @Nullable CompiledPattern compile(Context context) {
    try {
      return PatternCompiler.compile(text, new Vocabulary(context, scope, OperationLookup.OF_CONTEXT));
    } catch (ExpressionError missing) {
      return null;
    }
  }
}

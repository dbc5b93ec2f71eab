// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;

/**
 * Converts values of one type to any number of values greedily, without a target, like MLIR's pass for tuples. Casts
 * connect converted and unconverted values; casts that do not cancel out are finally replaced by materializations.
 * Meanwhile operations are folded and unused operations erased, as by the greedy driver. {@link DialectConversion} is
 * the conversion with a target, which supports 1:N conversions, too.
 */
public final class OneToNConversion {
  private OneToNConversion() {}

  /**
   * Converts the operations inside {@code root}.
   *
   * @param patterns patterns of the class {@link OneToNPattern}, or others
   * @return the error if values cannot be materialized; the program is not usable then
   */
  public static ConversionResult apply(Operation root, TypeConverter converter, PatternSet patterns) {
    boolean changed = GreedyRewriter.apply(root, FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT).changed();
    List<Operation> casts = new ArrayList<>();
    root.walk(op -> {
      if (OneToNPattern.kindOf(op) != null) {
        casts.add(op);
      }
    });
    for (Operation cast : casts) {
      List<Value> values = materialize(cast, OneToNPattern.kindOf(cast), converter);
      if (values == null) {
        return new ConversionResult(true, failure(cast));
      }
      cast.replaceAllUsesWith(values);
      cast.erase();
    }
    return new ConversionResult(changed, null);
  }

  private static @Nullable List<Value> materialize(Operation cast, Cast.Kind kind, TypeConverter converter) {
    OpBuilder builder = OpBuilder.before(cast);
    List<Value> inputs = List.of(cast.operands());
    if (kind == Cast.Kind.TARGET) {
      List<Type> types = new ArrayList<>(cast.resultCount());
      cast.resultList().forEach(result -> types.add(result.type()));
      return converter.materializeTargets(builder, types, inputs, cast.location());
    }
    Type type = cast.result(0).type();
    Value value = kind == Cast.Kind.SOURCE
        ? converter.materializeSource(builder, type, inputs, cast.location())
        : converter.materializeArgument(builder, type, inputs, cast.location());
    return value == null ? null : List.of(value);
  }

  private static Diagnostic failure(Operation cast) {
    return cast.error("failed to legalize unresolved materialization from (" + Finalization.quoted(
        List.of(cast.operands())) + ") to " + Finalization.quoted(cast.resultList())
        + " that remained live after conversion");
  }
}

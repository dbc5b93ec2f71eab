// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.IntegerType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-int-narrowing}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithIntNarrowingFactory implements PassFactory {
  private static final PassOption<List<Long>> WIDTHS =
      PassOption.integers("int-bitwidths-supported", "Integer bitwidths supported");
  private static final PassSpec SPEC =
      PassSpec.of("arith-int-narrowing", "Reduce integer operation bitwidth")
          .withTitle("ArithIntNarrowing")
          .withDescription("""
              Replaces operations on extended integers by operations on the narrowest supported type that holds the
              operands and the result, and extends the result: additions, subtractions, multiplications, divisions,
              minima, maxima, conversions to floating-point numbers and of indices with known ranges, and operations
              of `vector` that move elements. Linear in the operations, besides the range analysis if there are
              conversions of indices.""")
          .withDialects("vector")
          .withOptions(WIDTHS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<Integer> widths = new ArrayList<>();
    for (long width : options.get(WIDTHS)) {
      if (width > 0 && width <= IntegerType.MAX_WIDTH) {
        widths.add((int) width);
      }
    }
    Collections.sort(widths);
    return (op, run) -> {
      PatternSet patterns = new PatternSet();
      NarrowTypes types = new NarrowTypes(widths);
      ArithmeticNarrowing.addTo(patterns, types);
      VectorNarrowing.addTo(patterns, types);
      IndexCastNarrowing.addTo(patterns, types, op);
      PatternSet reporting = PatternRemarks.reporting(patterns, run, (inner, pattern, r) -> narrowed(inner, r));
      if (!GreedyRewriter.apply(op, FrozenPatternSet.of(reporting), GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static RemarkBuilder narrowed(Operation op, PassRun run) {
    return run.remark(Remark.Kind.PASSED, "Narrowed", op).with("Operation", op.name())
        .with("Type", op.operand(0).type()).message("computed with narrower integers");
  }
}

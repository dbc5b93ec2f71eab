// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.PackArrayHeuristicsAttr;
import org.mortise.dialect.fir.PackArrayOp;
import org.mortise.dialect.fir.UnpackArrayOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.RegionSimplification;
import org.osgi.service.component.annotations.Component;

/** The pass {@code lower-repack-arrays}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerRepackArraysFactory implements PassFactory {
  private static final Precondition UNCONSTRAINED = Precondition.checkedByPass(
      "No `fir.pack_array` has constraints.", op -> op.error("not yet implemented: fir.pack_array with constraints"));
  private static final Precondition NO_HEURISTICS = Precondition.checkedByPass(
      "No `fir.pack_array` has heuristics.", op -> op.error("not yet implemented: fir.pack_array with heuristics"));
  private static final Precondition GIVEN_LENGTHS = Precondition.checkedByPass(
      "The length parameters of derived types are operands of `fir.pack_array`.",
      op -> op.error("not yet implemented: allocating temporary for a parameterized derived type array"));

  private static final PassSpec SPEC =
      PassSpec.of("lower-repack-arrays", "Convert fir.pack/unpack_array to other FIR operations")
          .withTitle("LowerRepackArraysPass")
          .withDescription("""
              Replaces `fir.pack_array` by code that tests whether the array is present and not contiguous, and if so
              allocates a temporary array and copies the elements to it; and `fir.unpack_array` by code that copies them
              back and frees the temporary array, if there is one. The runtime library copies, and allocates polymorphic
              arrays, which are always on the heap. An operation with `is_safe`, whose copy would need a check, makes none.

              Folds operations and erases unused ones in the whole module.""")
          .withPreconditions(UNCONSTRAINED, NO_HEURISTICS, GIVEN_LENGTHS)
          .withDialects("fir", "arith", "func")
          .onOperation("builtin.module");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return LowerRepackArraysFactory::run;
  }

  private static void run(Operation module, PassRun run) {
    module.walk(op -> {
      PackArrayOp pack = PackArrayOp.of(op);
      if (pack != null && pack.isSafeAttr() == null) {
        check(pack, run);
      }
    });
    if (run.hasFailed()) {
      return;
    }
    LibrarySymbols symbols = new LibrarySymbols(module, run);
    PatternSet patterns = new PatternSet()
        .add(PackArrayOp.pattern("PackLowering", (pack, rewriter) -> PackLowering.rewrite(pack, rewriter, symbols)))
        .add(UnpackArrayOp.pattern("UnpackLowering", (op, rewriter) -> UnpackLowering.rewrite(op, rewriter, symbols)));
    FrozenPatternSet reporting = FrozenPatternSet.of(PatternRemarks.reporting(patterns, run,
        (op, pattern, report) -> PackArrayOp.of(op) == null || PackArrayOp.of(op).isSafeAttr() == null ? null
            : report.remark(Remark.Kind.MISSED, "NotPacked", op).message("array is not copied: checks of 'is_safe' are "
                + "not supported")));
    GreedyConfig config = GreedyConfig.DEFAULT.withRegions(RegionSimplification.DISABLED);
    if (!GreedyRewriter.apply(module, reporting, config).changed()) {
      run.markAllAnalysesPreserved();
    }
    symbols.request();
  }

  private static void check(PackArrayOp pack, PassRun run) {
    boolean isConstrained =
        pack.maxSizeAttr() != null || pack.maxElementSizeAttr() != null || pack.minStrideAttr() != null;
    PackArrayHeuristicsAttr heuristics = pack.heuristicsAttr();
    if (isConstrained) {
      run.emit(UNCONSTRAINED.error(pack.operation()));
    } else if (heuristics != null && heuristics.value() != 0) {
      run.emit(NO_HEURISTICS.error(pack.operation()));
    } else if (pack.typeparams().isEmpty() && DescribedArrays.elementType(pack.array()) instanceof RecordType derived
        && !derived.lengthParameters().isEmpty()) {
      run.emit(GIVEN_LENGTHS.error(pack.operation()));
    }
  }
}

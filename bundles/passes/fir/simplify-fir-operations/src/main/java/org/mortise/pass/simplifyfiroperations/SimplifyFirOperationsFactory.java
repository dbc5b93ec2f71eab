// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.simplifyfiroperations;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.BoxTotalElementsOp;
import org.mortise.dialect.fir.IsContiguousBoxOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.RegionSimplification;
import org.osgi.service.component.annotations.Component;

/** The pass {@code simplify-fir-operations}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SimplifyFirOperationsFactory implements PassFactory {
  private static final PassOption<Boolean> PREFER_INLINE = PassOption.flag("prefer-inline-implementation", false,
      "Prefer expanding without using Fortran runtime calls.");
  private static final Precondition KNOWN_LOCALITY = Precondition.checkedByPass(
      "Each local variable of a `fir.do_concurrent.loop` names a `fir.local` of the module.",
      op -> op.error("local variable without 'fir.local'"));

  private static final PassSpec SPEC =
      PassSpec.of("simplify-fir-operations", "Simplifies complex FIR operations")
          .withTitle("SimplifyFIROperations")
          .withDescription("""
              Expands operations to simpler ones, and to calls of the runtime library.

              1. `fir.do_concurrent` becomes a nest of `fir.do_loop` with `unordered`. Memory for the counters moves to
                 the start of the function or of the OpenMP region around it. A variable with locality is allocated in
                 each iteration, with the regions of its `fir.local`. Reductions become those of all loops of the nest.
              2. `fir.is_contiguous_box` becomes a call. With `prefer-inline-implementation`, it becomes a comparison of
                 the stride with the size of an element, if only one dimension matters.
              3. `fir.box_total_elements` becomes a call.

              Folds operations and erases unused ones in the whole module.""")
          .withOptions(PREFER_INLINE)
          .withPreconditions(KNOWN_LOCALITY)
          .withDialects("fir", "arith", "func")
          .onOperation("builtin.module");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean prefersInline = options.get(PREFER_INLINE);
    return (module, run) -> run(module, run, prefersInline);
  }

  private static void run(Operation module, PassRun run, boolean prefersInline) {
    Operation wrong = new ConcurrentLoops(module).findUnknownLocality();
    if (wrong != null) {
      run.emit(KNOWN_LOCALITY.error(wrong));
      return;
    }
    LibrarySymbols symbols = new LibrarySymbols(module, run);
    DescriptorExpansion expansion = new DescriptorExpansion(symbols, prefersInline);
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet()
        .add(IsContiguousBoxOp.pattern("IsContiguousBoxExpansion", expansion::expand))
        .add(BoxTotalElementsOp.pattern("BoxTotalElementsExpansion", expansion::expand)));
    GreedyConfig config = GreedyConfig.DEFAULT.withRegions(RegionSimplification.DISABLED);
    boolean hasChanged = GreedyRewriter.apply(module, patterns, config).changed();
    if (new ConcurrentLoops(module).lower()) {
      GreedyRewriter.apply(module, patterns, config);
    } else if (!hasChanged) {
      run.markAllAnalysesPreserved();
    }
    symbols.request();
  }
}

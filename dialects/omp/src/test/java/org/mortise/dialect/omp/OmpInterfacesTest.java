// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** The interfaces of the dialect's operations that passes use. */
class OmpInterfacesTest {
  private final Context context = Contexts.builder().dialect(new OmpDialect()).build();

  /** Parses a program and returns its operations of a name. */
  private List<Operation> operations(String name, String text) {
    Operation module = IRParser.parse(SourceText.of("test.mlir", text), context, ParserOptions.PERMISSIVE, wrong -> {
      throw new AssertionError(wrong);
    });
    List<Operation> found = new ArrayList<>();
    module.walk(op -> {
      if (op.name().toString().equals(name)) {
        found.add(op);
      }
    });
    return found;
  }

  @Test
  void allocaBlock_parallelWithSeveralBlocks_isEntryBlock() {
    Operation parallel = operations("omp.parallel",
        "omp.parallel { \"test.br\"()[^next] : () -> ()\n^next:\n omp.terminator }").get(0);
    AutomaticAllocationBlockOpInterface outlined = parallel.getInterface(AutomaticAllocationBlockOpInterface.class);
    assertThat(outlined.getAllocaBlock(parallel)).isSameAs(parallel.region(0).first());
  }

  @Test
  void allocaBlock_master_isUnknown() {
    Operation master = operations("omp.master", "omp.master { omp.terminator }").get(0);
    assertThat(master.getInterface(AutomaticAllocationBlockOpInterface.class)).isNull();
  }

  @Test
  void yield_privatizer_forwardsAllOperands() {
    Operation yield = operations("omp.yield",
        "omp.private {type = private} @p : index alloc {\n^bb0(%a: index):\n omp.yield(%a : index)\n}").get(0);
    RegionBranchTerminatorOpInterface terminator = yield.getInterface(RegionBranchTerminatorOpInterface.class);
    assertThat(terminator.getSuccessorOperands(yield, RegionBranchPoint.parent())).hasSize(1);
  }

  @Test
  void isWrapper_nestedWrappers_isTrueOfAll() {
    String text = "%n = \"test.bound\"() : () -> index\n"
        + "omp.parallel { omp.distribute { omp.wsloop {\n"
        + "omp.loop_nest (%i) : index = (%n) to (%n) step (%n) { omp.yield }\n"
        + "} {omp.composite} } {omp.composite} omp.terminator } {omp.composite}";
    Operation distribute = operations("omp.distribute", text).get(0);
    Operation loop = LoopWrappers.nestedWrapper(distribute);
    assertThat(LoopWrappers.isWrapper(distribute)).isTrue();
    assertThat(loop.name()).hasToString("omp.wsloop");
    assertThat(LoopWrappers.nestedWrapper(loop)).isNull();
  }

  @Test
  void isWrapper_operationBesideLoop_isFalse() {
    String text = "omp.parallel { omp.barrier\n omp.barrier\n omp.terminator }";
    Operation parallel = operations("omp.parallel", text).get(0);
    assertThat(LoopWrappers.isWrapper(parallel)).isFalse();
  }
}

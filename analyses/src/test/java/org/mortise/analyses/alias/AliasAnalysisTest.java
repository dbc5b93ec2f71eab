// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;

class AliasAnalysisTest {
  private record Oracle(AliasResult aliases, ModRefResult effects) implements AliasOracle {
    @Override
    public AliasResult alias(Value first, Value second) {
      return aliases;
    }

    @Override
    public ModRefResult getModRef(Operation op, Value value) {
      return effects;
    }
  }

  private final FlowBuilder flow = new FlowBuilder(1);
  private final Value first = flow.define(flow.block(0));
  private final Value second = flow.define(flow.block(0));

  @Test
  void alias_severalOracles_returnsFirstDefiniteResult() {
    Oracle ignorant = new Oracle(AliasResult.MAY, ModRefResult.MOD_REF);
    Oracle no = new Oracle(AliasResult.NO, ModRefResult.REF);
    Oracle must = new Oracle(AliasResult.MUST, ModRefResult.MOD);
    assertThat(new AliasAnalysis(List.of(ignorant, no, must)).alias(first, second)).isSameAs(AliasResult.NO);
    assertThat(new AliasAnalysis(List.of(ignorant)).alias(first, second)).isSameAs(AliasResult.MAY);
    assertThat(new AliasAnalysis(List.of()).alias(first, second)).isSameAs(AliasResult.MAY);
  }

  @Test
  void getModRef_severalOracles_returnsIntersection() {
    Oracle reads = new Oracle(AliasResult.MAY, ModRefResult.REF);
    Oracle writes = new Oracle(AliasResult.MAY, ModRefResult.MOD);
    Operation op = second.definingOp();
    assertThat(new AliasAnalysis(List.of(reads)).getModRef(op, first)).isSameAs(ModRefResult.REF);
    assertThat(new AliasAnalysis(List.of(reads, writes)).getModRef(op, first)).isSameAs(ModRefResult.NONE);
    assertThat(new AliasAnalysis(List.of()).getModRef(op, first)).isSameAs(ModRefResult.MOD_REF);
  }

  @Test
  void analysis_requestedByPass_isLocal() {
    AliasAnalysis aliases = PassRun.on(flow.function, diagnostic -> { }).get(AliasAnalysis.ANALYSIS);
    assertThat(aliases.alias(first, first)).isSameAs(AliasResult.MUST);
    assertThat(aliases.alias(first, second)).isSameAs(AliasResult.MAY);
  }
}

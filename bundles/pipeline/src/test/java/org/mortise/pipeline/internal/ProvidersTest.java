// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.ReachabilityAnalysis;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.pipeline.Snapshot;

class ProvidersTest {
  private static final class Toy extends Dialect {
    @Override
    public String namespace() {
      return "toy";
    }

    @Override
    public List<String> operationNames() {
      return List.of("toy.view");
    }

    @Override
    public OpDefinition operation(String name) {
      return null;
    }
  }

  @Serves("toy.view")
  private static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return op.operand(0);
    }
  }

  private static final class Reachability implements AnalysisFactory {
    @Override
    public String name() {
      return "reachability";
    }

    @Override
    public String summary() {
      return "";
    }

    @Override
    public DataFlowAnalysis create() {
      return new ReachabilityAnalysis();
    }
  }

  private final Providers providers = new Providers();

  private String note(Class<? extends OpInterface> type) {
    Snapshot.Builder builder = Snapshot.builder();
    providers.noteMissing(builder);
    return builder.build().context().provenance().ofMissingInterface("toy.view", type);
  }

  @Test
  void noteMissing_removedInterface_namesItsBundle() {
    providers.remember(new Toy(), "org.toy 1.0.0");
    providers.remember(new View(), "org.views 2.0.0");
    providers.begin();
    providers.remember(new Toy(), "org.toy 1.0.0");

    assertThat(note(ViewLikeOpInterface.class)).isEqualTo("bundle org.views 2.0.0, which did so, is no longer active");
  }

  @Test
  void noteMissing_removedAnalysis_namesItsBundle() {
    providers.remember(new Reachability(), "org.toy 1.0.0");
    providers.begin();
    Snapshot.Builder builder = Snapshot.builder();
    providers.noteMissing(builder);

    assertThat(builder.build().unknownAnalysis("reachability")).isEqualTo("there is no analysis 'reachability': "
        + "it was provided by bundle org.toy 1.0.0, which is no longer active");
  }

  @Test
  void noteMissing_unknownInterface_namesBundleOfDialect() {
    providers.remember(new Toy(), "org.toy 1.0.0");
    providers.remember(new View(), "org.views 2.0.0");

    assertThat(note(MemoryEffectOpInterface.class))
        .isEqualTo("bundle org.toy 1.0.0, which provides the dialect 'toy', could do so");
  }

  @Test
  void noteMissing_removedDialect_namesItsBundle() {
    providers.remember(new Toy(), "org.toy 1.0.0");
    providers.begin();

    assertThat(note(MemoryEffectOpInterface.class))
        .isEqualTo("dialect 'toy' was provided by bundle org.toy 1.0.0, which is no longer active");
  }

  @Test
  void noteMissing_unknownDialect_namesNoBundle() {
    assertThat(note(MemoryEffectOpInterface.class)).isNull();
  }
}

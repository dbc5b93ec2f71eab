// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** The graph of the flow of buffers in random programs: both directions have the same edges. */
class BufferGraphDirectionsTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(BufferGraphDirectionsTest.class.getClassLoader());

  private record Edge(Value from, Value to) {}

  @ParameterizedTest
  @EnumSource(BufferEdge.class)
  void oneKind_randomPrograms_hasSameEdgesForwardAndBackward(BufferEdge kind) {
    checkRandomPrograms(BufferGraph.of(kind));
  }

  @ParameterizedTest
  @EnumSource(BufferEdge.class)
  void allKindsButOne_randomPrograms_haveSameEdgesForwardAndBackward(BufferEdge kind) {
    List<BufferEdge> others = new ArrayList<>(List.of(BufferEdge.values()));
    others.remove(kind);
    checkRandomPrograms(BufferGraph.of(others.get(0), others.toArray(new BufferEdge[0])));
  }

  private static void checkRandomPrograms(BufferGraph graph) {
    for (Profile profile : Profile.values()) {
      for (long seed = 0; seed < 5; seed++) {
        Operation module = parse(RandomProgram.generate(profile, seed));
        Set<Edge> forward = new HashSet<>();
        Set<Edge> byUse = new HashSet<>();
        Set<Edge> backward = new HashSet<>();
        module.walk(op -> {
          graph.visitTargets(op, (operand, target) -> forward.add(new Edge(operand.value(), target)));
          for (int i = 0; i < op.operandCount(); i++) {
            addTargets(graph, op.opOperand(i), byUse);
          }
        });
        for (Value value : valuesIn(module)) {
          List<Value> sources = new ArrayList<>();
          graph.collectSources(value, sources);
          sources.forEach(source -> backward.add(new Edge(source, value)));
        }
        assertThat(forward).isEqualTo(backward);
        assertThat(byUse).isEqualTo(backward);
      }
    }
  }

  private static void addTargets(BufferGraph graph, OpOperand use, Set<Edge> edges) {
    List<Value> targets = new ArrayList<>();
    graph.collectTargets(use, targets);
    targets.forEach(target -> edges.add(new Edge(use.value(), target)));
  }

  private static List<Value> valuesIn(Operation module) {
    List<Value> found = new ArrayList<>();
    module.walk(op -> {
      found.addAll(op.resultList());
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          found.addAll(block.argumentList());
        }
      }
    });
    return found;
  }

  private static Operation parse(String text) {
    return IRParser.parse(SourceText.of("random", text), SNAPSHOT.context(), ParserOptions.STRICT, diagnostic -> {
      throw new IllegalArgumentException(diagnostic.toString());
    });
  }
}

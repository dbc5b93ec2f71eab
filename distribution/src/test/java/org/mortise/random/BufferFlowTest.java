// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferFlow;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** Compares the buffer flow in random programs with the aliases computed for one buffer at a time. */
class BufferFlowTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(BufferFlowTest.class.getClassLoader());

  @ParameterizedTest
  @EnumSource(Profile.class)
  void fold_randomPrograms_visitsAllAliases(Profile profile) {
    for (long seed = 0; seed < 20; seed++) {
      Operation module = parse(RandomProgram.generate(profile, seed));
      BufferAliases aliases = BufferAliases.of(module);
      List<Value> buffers = buffersIn(module);
      BufferFlow flow = BufferFlow.of(aliases);

      List<Set<Value>> found = flow.fold(buffers, Set::of, BufferFlowTest::union);
      List<Set<Value>> again = flow.fold(buffers, Set::of, BufferFlowTest::union);

      for (int i = 0; i < buffers.size(); i++) {
        assertThat(found.get(i)).isEqualTo(new HashSet<>(aliases.resolve(buffers.get(i))));
      }
      assertThat(again).isEqualTo(found);
    }
  }

  @ParameterizedTest
  @EnumSource(Profile.class)
  void upTo_randomPrograms_stopsAtEnds(Profile profile) {
    for (long seed = 0; seed < 20; seed++) {
      Operation module = parse(RandomProgram.generate(profile, seed));
      List<Value> buffers = buffersIn(module);
      Set<Value> ends = new HashSet<>();
      for (int i = 0; i < buffers.size(); i += 3) {
        ends.add(buffers.get(i));
      }

      List<Set<Value>> found =
          BufferFlow.upTo(ends, BufferAliases.of(module)).fold(buffers, Set::of, BufferFlowTest::union);

      for (int i = 0; i < buffers.size(); i++) {
        Set<Value> others = new HashSet<>(found.get(i));
        others.remove(buffers.get(i));
        assertThat(others).doesNotContainAnyElementsOf(ends);
      }
    }
  }

  private static Set<Value> union(Set<Value> a, Set<Value> b) {
    Set<Value> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  private static List<Value> buffersIn(Operation module) {
    List<Value> found = new ArrayList<>();
    module.walk(op -> {
      for (int i = 0; i < op.resultCount(); i++) {
        found.add(op.result(i));
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          for (int k = 0; k < block.argumentCount(); k++) {
            found.add(block.argument(k));
          }
        }
      }
    });
    found.removeIf(value -> !(value.type() instanceof BaseMemRefType));
    return found;
  }

  private static Operation parse(String text) {
    return IRParser.parse(SourceText.of("random", text), SNAPSHOT.context(), ParserOptions.STRICT, diagnostic -> {
      throw new IllegalArgumentException(diagnostic.toString());
    });
  }
}

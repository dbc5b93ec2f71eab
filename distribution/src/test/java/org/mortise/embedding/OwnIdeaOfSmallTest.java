// SPDX-License-Identifier: Apache-2.0
package org.mortise.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pass.promotebufferstostack.PromoteBuffersToStack;
import org.mortise.pipeline.Snapshot;

/**
 * Runs the pass promote-buffers-to-stack with a predicate of its embedder, which is called for promotable buffers only.
 */
class OwnIdeaOfSmallTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(OwnIdeaOfSmallTest.class.getClassLoader());
  private static final String PROGRAM = """
      func.func @f() -> memref<2xf32> {
        %wanted = memref.alloc() {wanted} : memref<4096xf32>
        %unwanted = memref.alloc() : memref<1xf32>
        %returned = memref.alloc() {wanted} : memref<2xf32>
        return %returned : memref<2xf32>
      }
      """;

  @Test
  void promote_customPredicate_promotesAcceptedBuffers() throws Exception {
    Operation module = IRParser.parse(SourceText.of("test", PROGRAM), SNAPSHOT.context(), ParserOptions.STRICT,
        diagnostic -> {
          throw new IllegalArgumentException(diagnostic.toString());
        });
    PromoteBuffersToStack.promoting(buffer -> buffer.definingOp().hasAttr("wanted"))
        .run(module.region(0).first().first(), PassRun.on(module, diagnostic -> { }));

    List<String> allocations = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op.resultCount() == 1) {
        allocations.add(op.name().name() + " " + op.result(0).type());
      }
    });
    assertThat(allocations).containsExactly(
        "memref.alloca memref<4096xf32>", "memref.alloc memref<1xf32>", "memref.alloc memref<2xf32>");
  }
}

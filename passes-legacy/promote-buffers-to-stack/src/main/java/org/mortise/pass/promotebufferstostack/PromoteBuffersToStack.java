// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotebufferstostack;

import com.google.auto.service.AutoService;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code promote-buffers-to-stack}: {@link SmallBuffers} selects allocations, {@link StackPromotion} replaces
 * them.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PromoteBuffersToStack implements PassFactory {
  static final PassOption<Long> MAX_SIZE = PassOption.unsigned(
      "max-alloc-size-in-bytes", 1024, "Maximal size in bytes to promote allocations to stack.");
  static final PassOption<Long> MAX_RANK = PassOption.unsigned(
      "max-rank-of-allocated-memref", 1, "Maximal memref rank to promote dynamic buffers.");
  static final PassOption<Boolean> IN_LOOPS_OF_BLOCKS = PassOption.flag("in-loops-of-blocks", true,
      "Promote allocations in loops of blocks, too: each iteration uses more stack.");
  static final PassStatistic PROMOTED =
      new PassStatistic("promoted", "Number of allocations promoted to the stack");

  private static final PassSpec SPEC = PassSpec.of("promote-buffers-to-stack",
          "Promotes heap-based allocations to automatically managed stack-based allocations")
      .withDescription("""
          Replaces an allocation by one on the stack, as built by its `AllocationOpInterface`, if
          1. it is small: its size is static and not above the limit, or its rank is not above the limit and all its
          sizes are ranks of buffers (`memref.rank`);
          2. it is not freed through any alias;
          3. no policy (attribute `mortise.policies`) forbids it;
          4. it is inside an automatic allocation scope that no alias leaves, with no loop and no operation of unknown
          control flow between them. For this condition, a call returns new memory or one of its operands.
          Sizes are exact: a size that does not fit into 64 bits is not small. By default, loops of blocks are not
          considered, as in MLIR, although a promoted allocation in such a loop uses more stack in each iteration.
          Near-linear in the flow of buffers.
          """)
      .onOperation("func.func")
      .withOptions(MAX_SIZE, MAX_RANK, IN_LOOPS_OF_BLOCKS)
      .withStatistics(PROMOTED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    SmallBuffers small = new SmallBuffers(options.get(MAX_SIZE), options.get(MAX_RANK));
    boolean inLoopsOfBlocks = options.get(IN_LOOPS_OF_BLOCKS);
    return (root, run) ->
        KeptFunctions.runBeside(root, run, () -> promote(root, run, small::objection, inLoopsOfBlocks));
  }

  /**
   * Creates the pass with a custom predicate for small buffers, which is called with the allocated value. Allocations
   * in a cycle of blocks stay on the heap.
   */
  public static Pass promoting(Predicate<Value> isSmall) {
    return (root, run) ->
        promote(root, run, buffer -> isSmall.test(buffer) ? null : "the buffer is not small", false);
  }

  private static void promote(
      Operation root, PassRun run, Function<Value, @Nullable String> sizeObjection, boolean inLoopsOfBlocks) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies != null && !policies.isApart(root)) {
      new StackPromotion(root, policies, run, sizeObjection, inLoopsOfBlocks).run();
    }
  }
}

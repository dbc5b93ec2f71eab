// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.usebufferpools;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.NestingPassFactory;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code use-buffer-pools}; {@link PoolCalls} replaces the operations of one function. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class UseBufferPools implements NestingPassFactory {
  private static final PassOption<String> THEN =
      PassOption.string("then", "", "Passes to run afterwards if anything has changed");
  private static final PassStatistic ALLOCATED = new PassStatistic("allocated", "Number of calls that allocate");
  private static final PassStatistic FREED = new PassStatistic("freed", "Number of calls that free");

  private static final PassSpec SPEC = PassSpec.of("use-buffer-pools",
          "Allocate and free buffers by the functions that policies name")
      .withDescription("""
          Replaces `memref.alloc`, `bufferization.clone` and `memref.dealloc` by calls of the functions that a policy
          of the module (`mortise.policies`) names, if it selects the buffer. Which pool a buffer belongs to follows
          from its memory space and element type, so that the same pool allocates and frees it wherever it is passed.

          A pool of bytes has the functions `(index) -> memref<?xi8>` of the number of bytes, or `(index, index)` of
          that and the alignment, and `(index) -> ()` of the address. A buffer of any type is a `memref.view` of the
          bytes. A pool of elements has `(index) -> memref<?xT>` of the number of elements, or `(index, index)`, and
          `(memref<?xT>) -> ()`. It serves buffers with elements of the type T. What is freed has the address that was
          allocated; its size may be smaller if only a part of the buffer is known where it is freed.

          1. Deallocations are placed and lowered. Deallocation passes leave a function alone that calls functions of
          a pool and has no operation that such a call would replace. 2. Allocations have the identity layout, and
          elements of known size. 3. Reallocations are expanded (`expand-realloc`). Linear. A second run changes
          nothing.
          """)
      .withOptions(THEN)
      .withStatistics(ALLOCATED, FREED)
      .withDialects("arith", "func", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    String text = options.get(THEN);
    return build(text.isBlank() ? null : pipelines.parse(text, false));
  }

  private static Pass build(@Nullable NestedPipeline then) {
    return new Pass() {
      @Override
      public void initialize(Context context) {
        if (then != null) {
          then.initialize(context);
        }
      }

      @Override
      public void run(Operation root, PassRun run) {
        if (!usePools(root, run)) {
          run.markAllAnalysesPreserved();
        } else if (then != null && !run.hasFailed() && !then.run(root, run)) {
          run.signalFailure();
        }
      }
    };
  }

  /** Returns whether the program is changed. */
  private static boolean usePools(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null || !policies.havePools()) {
      return false;
    }
    List<PoolCalls> functions = new ArrayList<>();
    root.walkPreOrder((Operation op) -> {
      if (op.implementsInterface(FunctionOpInterface.class) && op.regionCount() == 1 && !op.region(0).isEmpty()
          && !policies.isApart(op)) {
        functions.add(new PoolCalls(op, policies));
      }
    });
    boolean isValid = true;
    for (PoolCalls function : functions) {
      for (Diagnostic error : function.violations()) {
        run.emit(error);
        isValid = false;
      }
    }
    if (!isValid) {
      return true;
    }
    for (PoolCalls function : functions) {
      function.replace(run);
      run.count(ALLOCATED, function.allocated());
      run.count(FREED, function.freed());
    }
    return functions.stream().anyMatch(function -> function.allocated() + function.freed() > 0);
  }
}

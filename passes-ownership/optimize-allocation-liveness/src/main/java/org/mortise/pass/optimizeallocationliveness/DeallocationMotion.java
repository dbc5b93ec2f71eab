// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.Set;
import java.util.function.Predicate;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.pass.PassRun;

/** Moves deallocations for other passes. */
public final class DeallocationMotion {
  private DeallocationMotion() {}

  /**
   * Moves the deallocations of a function as {@code optimize-allocation-liveness} does with {@code
   * across-control-flow}. Returns the number of moved deallocations.
   *
   * @param confined the arguments of the function that no caller has stored anywhere
   */
  public static int run(Operation function, Set<Value> confined, BufferPolicies policies, PassRun run) {
    return new FreeMotion(function, confined, policies, run).run();
  }

  /** Returns whether a policy leaves {@code freed}, a buffer or a view of one in {@code function}, to the program. */
  public static boolean isLeftToProgram(Operation function, Value freed, BufferPolicies policies) {
    if (policies.areNone()) {
      return false;
    }
    Value base = BufferGraph.viewBase(freed);
    Operation op = base.definingOp();
    return op != null && !op.implementsInterface(CallOpInterface.class)
        ? policies.leavesToProgram(op, base) : policies.isOfProgram(function, base);
  }

  /**
   * Returns a test whether a value of a function is a buffer that can be reached only by its aliases in the function.
   * It is a snapshot of the function, in which the buffers may be freed at other places afterwards.
   *
   * @param confined the arguments of the function that no caller has stored anywhere
   */
  public static Predicate<Value> confinedIn(Operation function, Set<Value> confined) {
    BufferUsers users = new BufferUsers(function, false);
    OutsideBuffers outside = new OutsideBuffers(function, users, new BlockLayout(function), confined);
    return value -> users.sourcesOf(value).stream().noneMatch(outside::mayBeReached);
  }

  /** Returns whether {@code op} does nothing but free buffers among its operands, and has no regions. */
  public static boolean onlyFrees(Operation op) {
    return op.regionCount() == 0 && op.resultCount() == 0 && FreeUnit.onlyFrees(op);
  }
}

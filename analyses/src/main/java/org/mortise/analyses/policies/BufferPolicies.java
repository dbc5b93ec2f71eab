// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.policies;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The policies that the attribute {@code mortise.policies} of functions and symbol tables states: an array of
 * dictionaries. If several policies select a buffer, the first one applies. The function's policies come first,
 * then the policies of the enclosing symbol tables, innermost first.
 *
 * <p>Reading is linear in the operations outside of functions. A query is linear in the depth of nesting and the number
 * of policies.
 */
public final class BufferPolicies {
  /** The name of the attribute. */
  public static final String ATTRIBUTE = "mortise.policies";

  /** The operations that calls of pools replace. */
  private static final Set<String> REPLACED =
      Set.of("memref.alloc", "memref.realloc", "memref.dealloc", "bufferization.clone");

  private final Map<Operation, List<BufferPolicy>> policies = new HashMap<>();
  private final Map<String, Set<Operation>> poolFunctions = new HashMap<>();

  private BufferPolicies() {}

  /** Returns policies that select nothing. */
  public static BufferPolicies none() {
    return new BufferPolicies();
  }

  /** Reads the policies around and inside {@code root}; null if there are errors, which are reported. */
  public static @Nullable BufferPolicies of(Operation root, Consumer<Diagnostic> errors) {
    BufferPolicies found = new BufferPolicies();
    boolean[] isValid = {true};
    Consumer<Diagnostic> report = error -> {
      isValid[0] = false;
      errors.accept(error);
    };
    for (Operation op = root.parentOp(); op != null; op = op.parentOp()) {
      found.read(op, report);
    }
    root.walkPreOrder((Operation op) -> {
      found.read(op, report);
      return op.hasTrait(Trait.SYMBOL_TABLE) ? Walk.Result.ADVANCE : Walk.Result.SKIP;
    });
    return isValid[0] ? found : null;
  }

  /** Returns whether {@code root} or an operation in it, but outside of functions, has policies. */
  public static boolean areIn(Operation root) {
    return root.walkPreOrder((Operation op) -> op.hasAttr(ATTRIBUTE) ? Walk.Result.INTERRUPT
        : op.hasTrait(Trait.SYMBOL_TABLE) ? Walk.Result.ADVANCE : Walk.Result.SKIP) == Walk.Result.INTERRUPT;
  }

  private void read(Operation op, Consumer<Diagnostic> errors) {
    if (!op.hasAttr(ATTRIBUTE)) {
      return;
    }
    if (!op.hasTrait(Trait.SYMBOL_TABLE) && !op.implementsInterface(FunctionOpInterface.class)) {
      errors.accept(op.opError("has the attribute '" + ATTRIBUTE + "', which belongs to a function or a module"));
      return;
    }
    List<BufferPolicy> read = new PolicyReader(op, errors).read();
    policies.put(op, read);
    for (BufferPolicy policy : read) {
      if (policy.pool() != null) {
        addPoolFunction(policy.pool().allocate());
        addPoolFunction(policy.pool().free());
      }
    }
  }

  private void addPoolFunction(Operation function) {
    poolFunctions.computeIfAbsent(SymbolTable.getSymbolName(function), name -> new HashSet<>(1)).add(function);
  }

  /**
   * Returns whether the buffers of {@code function} are not processed: it is a function of a pool, or it calls
   * functions of a pool and has none of the operations that such calls replace. Linear in the function if there are
   * pools.
   */
  public boolean isApart(Operation function) {
    if (poolFunctions.isEmpty()) {
      return false;
    }
    if (poolFunctions.getOrDefault(SymbolTable.getSymbolName(function), Set.of()).contains(function)) {
      return true;
    }
    boolean[] isCalled = {false};
    boolean isOpen = function.walkPreOrder((Operation op) -> {
      isCalled[0] |= isCallOfPool(op);
      return isReplaced(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
    return isCalled[0] && !isOpen;
  }

  private boolean isCallOfPool(Operation op) {
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    SymbolRefAttr symbol = call == null ? null : call.getCalleeSymbol(op);
    if (symbol == null || !symbol.isFlat()) {
      return false;
    }
    for (Operation function : poolFunctions.getOrDefault(symbol.rootReference(), Set.of())) {
      if (function.parentOp().isProperAncestor(op)) {
        return true;
      }
    }
    return false;
  }

  private boolean isReplaced(Operation op) {
    return REPLACED.contains(op.name().name())
        && (op.resultCount() > 0 ? op.result(0) : op.operand(0)).type() instanceof BaseMemRefType type
        && poolOf(op, type) != null;
  }

  /** Returns the policy of {@code buffer}, which {@code op} allocates or returns. */
  public BufferPolicy ofResult(Operation op, Value buffer) {
    return buffer.type() instanceof BaseMemRefType type ? find(op, op.name(), type) : BufferPolicy.DEFAULT;
  }

  /** Returns the pool of regularly allocated buffers of {@code type}; null if there is none. */
  public @Nullable BufferPool poolOf(Operation user, BaseMemRefType type) {
    return poolFunctions.isEmpty() ? null : find(user, user.context().operationName("memref.alloc"), type).pool();
  }

  /** Returns the policy of a buffer of {@code type} that is passed between {@code function} and its callers. */
  public BufferPolicy ofBoundary(Operation function, BaseMemRefType type) {
    Operation outside = function.parentOp();
    return outside == null ? BufferPolicy.DEFAULT : find(outside, null, type);
  }

  /**
   * Returns whether the program owns {@code buffer}, an argument, a returned value or the result of a call in {@code
   * function}, on both sides of the boundary.
   */
  public boolean isOfProgram(Operation function, Value buffer) {
    return !policies.isEmpty() && buffer.type() instanceof BaseMemRefType type
        && ofBoundary(function, type).isOfProgram();
  }

  /** Returns whether the program owns {@code result}, a buffer that {@code call} returns. */
  public boolean isOfProgramAtCall(Operation call, Value result) {
    if (policies.isEmpty()) {
      return false;
    }
    Operation function = call;
    while (function.parentOp() != null && !function.implementsInterface(FunctionOpInterface.class)) {
      function = function.parentOp();
    }
    return isOfProgram(function, result);
  }

  /** Returns whether a policy leaves the deallocation of {@code buffer}, which {@code op} allocates, to the program. */
  public boolean leavesToProgram(Operation op, Value buffer) {
    return !policies.isEmpty() && ofResult(op, buffer).isOfProgram();
  }

  /** Returns whether there are no policies. */
  public boolean areNone() {
    return policies.isEmpty();
  }

  /** Returns whether a policy selects {@code buffer}, which {@code op} allocates. */
  public boolean select(Operation op, Value buffer) {
    return !policies.isEmpty() && ofResult(op, buffer) != BufferPolicy.DEFAULT;
  }

  private BufferPolicy find(Operation user, @Nullable OperationName allocation, BaseMemRefType type) {
    if (policies.isEmpty()) {
      return BufferPolicy.DEFAULT;
    }
    for (Operation op = user; op != null; op = op.parentOp()) {
      for (BufferPolicy policy : policies.getOrDefault(op, List.of())) {
        if (policy.selects(allocation, type)) {
          return policy;
        }
      }
    }
    return BufferPolicy.DEFAULT;
  }

  /** Returns whether there is a pool. */
  public boolean havePools() {
    return !poolFunctions.isEmpty();
  }
}

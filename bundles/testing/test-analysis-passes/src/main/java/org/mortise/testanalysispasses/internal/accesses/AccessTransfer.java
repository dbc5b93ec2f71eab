// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTables;

/**
 * The effects of operations on {@link Accesses}.
 *
 * @param underlying the values whose memory is accessed
 * @param countsReads whether reading is an access
 * @param assumesAccess whether a callee that is not analyzed accesses the memory of all operands, and no other
 * @param isInterprocedural whether callees with a body are analyzed
 * @param symbols the functions by their names
 */
record AccessTransfer(
    UnderlyingValues underlying, boolean countsReads, boolean assumesAccess, boolean isInterprocedural,
    SymbolTables symbols) {
  private static final String STORE_BEFORE_CALL = "store_before_call";
  private static final String STORE_BEFORE_REGION = "store_before_region";

  /** Returns the accesses beyond {@code op}, of which all effects count. */
  Accesses through(Operation op, Accesses state) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return state.forgotten();
    }
    Accesses accesses = state;
    for (MemoryEffect effect : effects) {
      if (countsReads || effect.kind() != Kind.READ) {
        accesses = through(op, effect.value(), accesses);
      }
    }
    return accesses;
  }

  private Accesses through(Operation op, @Nullable Value value, Accesses state) {
    Value accessed = value == null ? null : underlying.find(value);
    return accessed == null ? state.forgotten() : state.with(accessed, op);
  }

  /** Returns the accesses beyond the entry into a callee or region of {@code op}. */
  Accesses throughEntry(Operation op, Accesses state) {
    Boolean before = storesBefore(op);
    return before != null && before ? through(op, state) : state;
  }

  /** Returns the accesses beyond the return from a callee or region of {@code op}. */
  Accesses throughExit(Operation op, Accesses state) {
    Boolean before = storesBefore(op);
    return before == null || before ? state : through(op, state);
  }

  /** Returns whether a test operation stores on entry; null for others, which have only nested effects. */
  private static @Nullable Boolean storesBefore(Operation op) {
    Attribute call = op.getAttr(STORE_BEFORE_CALL);
    Attribute before = call == null ? op.getAttr(STORE_BEFORE_REGION) : call;
    return before instanceof IntegerAttr flag ? Boolean.valueOf(flag.longValue() != 0) : null;
  }

  /** Returns the accesses beyond a call of a callee that is unknown or not analyzed. */
  Accesses throughUnknown(Operation call, Accesses state) {
    CallOpInterface meaning = call.getInterface(CallOpInterface.class);
    if (!assumesAccess || (isInterprocedural && !isDeclared(call, meaning))) {
      return state.forgotten();
    }
    Accesses accesses = state;
    for (Value operand : meaning.getArgOperands(call)) {
      accesses = through(call, operand, accesses);
    }
    return accesses;
  }

  private boolean isDeclared(Operation call, CallOpInterface meaning) {
    SymbolRefAttr name = meaning.getCalleeSymbol(call);
    Operation callee = name == null ? null : symbols.lookupNearestSymbolFrom(call, name);
    return callee != null && callee.implementsInterface(CallableOpInterface.class);
  }
}

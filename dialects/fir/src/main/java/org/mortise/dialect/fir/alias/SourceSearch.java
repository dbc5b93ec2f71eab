// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.alias;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ArrayCoorOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.FortranVariableFlagsAttr.Flag;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.dialect.fir.GlobalOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.WrapperType;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Follows one address or descriptor to the variable that it comes from. A load of a descriptor is followed once, and
 * only to the variable itself, not to a component; a local variable must be an allocatable or a pointer. A variable of
 * the host of an internal procedure is not followed: its address is loaded from a tuple of the host. Takes time linear
 * in the number of operations between.
 */
public final class SourceSearch {
  private static final String TARGET_ARGUMENT = "fir.target";

  private final boolean isDescriptor;
  private Value value;
  private boolean mayShare;
  private boolean isPart;
  private boolean isLoaded;
  private boolean isHostVariable;

  private SourceSearch(Value value) {
    this.value = value;
    this.isDescriptor = isDescriptorAddress(value.type());
  }

  /** Returns the variable that an address or descriptor leads to. */
  public static MemorySource of(Value value) {
    return new SourceSearch(value).search();
  }

  private MemorySource search() {
    Value next = value;
    while (next != null) {
      value = next;
      next = step(value.definingOp());
    }
    return source();
  }

  /** Returns the operand from which the result derives, or null at the source. */
  private @Nullable Value step(@Nullable Operation op) {
    if (CoordinateOp.of(op) != null || ArrayCoorOp.of(op) != null) {
      isPart = true;
      return isLoaded ? null : op.operand(0);
    }
    if (LoadOp.of(op) != null) {
      boolean isSecond = isLoaded;
      isLoaded = true;
      return isSecond ? null : op.operand(0);
    }
    FortranVariableOpInterface variable = op == null ? null : op.getInterface(FortranVariableOpInterface.class);
    if (variable != null) {
      return variableStep(op, variable);
    }
    boolean isView = ConvertOp.of(op) != null || BoxAddrOp.of(op) != null || EmboxOp.of(op) != null
        || ReboxOp.of(op) != null;
    return isView ? op.operand(0) : null;
  }

  private @Nullable Value variableStep(Operation op, FortranVariableOpInterface variable) {
    FortranVariableFlagsAttr flags = variable.getFortranAttrs(op);
    mayShare |= flags != null && (flags.has(Flag.TARGET) || flags.has(Flag.POINTER));
    if (flags != null && flags.has(Flag.HOST_ASSOC) && !variable.isPart(op)) {
      isHostVariable = !isLoaded;
      value = op.result(0);
      return null;
    }
    if (!variable.isPart(op)) {
      return BufferGraph.viewSource(value);
    }
    isPart = true;
    return isLoaded ? null : BufferGraph.viewSource(value);
  }

  private MemorySource source() {
    if (isHostVariable) {
      return found(MemorySource.Kind.HOST_VARIABLE, value);
    }
    Operation op = value.definingOp();
    AddrOfOp address = AddrOfOp.of(op);
    if (address != null) {
      Operation global = SymbolTable.lookupNearestSymbolFrom(op, address.symbolAttr());
      mayShare |= GlobalOp.of(global) != null && GlobalOp.of(global).targetAttr() != null;
      mayShare |= isPointerVariable(value.type());
      return found(MemorySource.Kind.GLOBAL, address.symbolAttr());
    }
    if (value instanceof BlockArgument argument) {
      return argumentSource(argument);
    }
    if (isLoaded ? !isAllocatableOrPointer(value.type()) || AllocaOp.of(op) == null : !isAllocated(op)) {
      return MemorySource.unknown(value);
    }
    mayShare |= isPointerVariable(value.type());
    return found(MemorySource.Kind.ALLOCATION, value);
  }

  private MemorySource argumentSource(BlockArgument argument) {
    Operation owner = argument.owner().parentOp();
    FunctionOpInterface function = owner == null ? null : owner.getInterface(FunctionOpInterface.class);
    if (function == null || !argument.owner().isEntryBlock()) {
      return MemorySource.unknown(value);
    }
    mayShare |= isPointerVariable(value.type());
    mayShare |= function.getArgAttrs(owner, argument.index()).get(TARGET_ARGUMENT) != null;
    return found(MemorySource.Kind.ARGUMENT, value);
  }

  private MemorySource found(MemorySource.Kind kind, Object origin) {
    boolean isRecord = isRecordAddress(value.type());
    return new MemorySource(
        kind, origin, isDescriptor, mayShare, isRecord, isPart, isDescriptorAddress(value.type()));
  }

  private boolean isAllocated(Operation op) {
    if (op.getInterface(MemoryEffectOpInterface.class) == null) {
      return false;
    }
    for (MemoryEffect effect : MemoryEffects.of(op)) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && (effect.value() == null || effect.value() == value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDescriptorAddress(Type type) {
    return type instanceof ReferenceType address && address.elementType() instanceof BaseBoxType;
  }

  private static boolean isAllocatableOrPointer(Type type) {
    return type instanceof ReferenceType address && address.elementType() instanceof BaseBoxType box
        && (box.elementType() instanceof HeapType || box.elementType() instanceof PointerType);
  }

  private static boolean isPointerVariable(Type type) {
    if (!(type instanceof ReferenceType address)) {
      return false;
    }
    Type variable = address.elementType();
    return variable instanceof PointerType
        || (variable instanceof BaseBoxType box && box.elementType() instanceof PointerType);
  }

  private static boolean isRecordAddress(Type type) {
    boolean isAddress = type instanceof ReferenceType || type instanceof HeapType || type instanceof PointerType;
    return isAddress && ((WrapperType) type).elementType() instanceof RecordType;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flanglicm;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.FortranVariableFlagsAttr.Flag;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirIntegerType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.FirVectorType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * Addresses of variables that can be loaded anywhere in a function. Follows an address to a local variable, a global
 * variable or an argument that is present; arrays and characters on the way may be smaller than the address that is
 * derived from them.
 */
final class AccessibleVariables {
  private static final String OPTIONAL_ARGUMENT = "fir.optional";

  private AccessibleVariables() {}

  static boolean contains(Value address) {
    Value value = address;
    while (hasKnownSize(value.type())) {
      Operation op = value.definingOp();
      if (op == null) {
        return isPresentArgument((BlockArgument) value);
      }
      if (AllocaOp.of(op) != null || AddrOfOp.of(op) != null || isInStorage(op)) {
        return true;
      }
      Value source = viewSource(op, value);
      if (source == null) {
        return false;
      }
      value = source;
    }
    return false;
  }

  /** Returns whether a value is a descriptor, or the address of one, a number, a logical or a derived type. */
  private static boolean hasKnownSize(Type type) {
    if (type instanceof BaseBoxType) {
      return true;
    }
    Type entity = EntityTypes.unwrapAddress(type);
    return entity != type && (entity instanceof BaseBoxType || entity instanceof RecordType || isTrivial(entity));
  }

  private static boolean isTrivial(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType
        || type instanceof ComplexType || type instanceof VectorType || type instanceof LogicalType
        || type instanceof FirIntegerType || type instanceof FirRealType || type instanceof FirComplexType
        || type instanceof FirVectorType;
  }

  private static boolean isInStorage(Operation op) {
    FortranVariableOpInterface variable = op.getInterface(FortranVariableOpInterface.class);
    return variable != null && variable.getStorage(op) != null;
  }

  private static @Nullable Value viewSource(Operation op, Value result) {
    FortranVariableOpInterface variable = op.getInterface(FortranVariableOpInterface.class);
    if (variable != null) {
      FortranVariableFlagsAttr flags = variable.getFortranAttrs(op);
      boolean isOptional = flags != null && flags.has(Flag.OPTIONAL);
      return variable.isPart(op) || isOptional ? null : BufferGraph.viewSource(result);
    }
    boolean isView = ConvertOp.of(op) != null || BoxAddrOp.of(op) != null || EmboxOp.of(op) != null
        || ReboxOp.of(op) != null || CoordinateOp.of(op) != null;
    return isView ? op.operand(0) : null;
  }

  private static boolean isPresentArgument(BlockArgument argument) {
    Operation owner = argument.owner().parentOp();
    FunctionOpInterface function = owner == null ? null : owner.getInterface(FunctionOpInterface.class);
    return function != null && argument.owner().isEntryBlock()
        && function.getArgAttrs(owner, argument.index()).get(OPTIONAL_ARGUMENT) == null;
  }
}

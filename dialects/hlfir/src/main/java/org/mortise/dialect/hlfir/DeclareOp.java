// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.DeclaredVariable;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.dialect.fir.RetainedVariables;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RetainedAddressOpInterface;

/**
 * A variable of the source program. The first result has all properties of the variable, so it is a descriptor where
 * an address is not enough; the second result is the operand.
 */
@Op(name = "hlfir.declare",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER...",
        "dummy_scope: DUMMY_SCOPE?", "storage: ANY_REFERENCE?"
    },
    results = {"base: VARIABLE", "originalBase: ANY_REF_OR_BOX_LIKE"},
    resultNames = {"", ""},
    attributes = {
        "storage_offset: UI64 = NO_OFFSET", "uniq_name: UNIQUE_NAME", "fortran_attrs: VARIABLE_FLAGS?",
        "data_attr: CUDA_DATA?", "skip_rebox: UNIT?", "dummy_arg_no: UI32?"
    },
    effects = "alloc(DEBUGGING)",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^ "
        + "(`arg` $dummy_arg_no^)?)? (`storage` `(` $storage^ `[` $storage_offset `]` `)`)? (`skip_rebox` "
        + "$skip_rebox^)? attr-dict `:` functional-type(operands, results)",
    implementations = {
        CopiedVariables.class, DeclareOp.Variable.class, DeclareOp.Retention.class, VariableViews.class
    })
public final class DeclareOp extends DeclareOpBase {
  DeclareOp(Operation operation) {
    super(operation);
  }

  /** Verifies types as in MLIR 22.1, and accepts a descriptor of an allocatable as result, as in 19.1. */
  @Nullable Diagnostic verify() {
    Type memory = EntityTypes.withoutPointerInBox(memref().type());
    boolean isFormer = memory != memref().type()
        && originalBase().type() == memref().type() && base().type() == memref().type();
    if (originalBase().type() != memory && !isFormer) {
      return opError(
          "second result type must match input memref type, unless it is a box with heap or pointer attribute");
    }
    Type expected = variableType(memory, shape() != null && !(shape().type() instanceof ShapeType));
    if (base().type() != expected && !isFormer) {
      return opError(
          "first result type is inconsistent with variable properties: expected '" + expected + "'");
    }
    if (skipReboxAttr() != null && !(memref().type() instanceof BaseBoxType)) {
      return opError("skip_rebox attribute must only be set when the input is a box");
    }
    String error = DeclaredVariable.error(memref().type(), shape(), typeparams().size());
    if (error == null) {
      error = DeclaredVariable.storageError(storage(), storageOffsetAttr());
    }
    return error == null ? null : opError(error);
  }

  /** Returns the type from which all properties of a variable follow that is at an address or in a descriptor. */
  static Type variableType(Type memory, boolean hasLowerBounds) {
    Type entity = EntityTypes.unwrapAddress(memory);
    if (memory instanceof BaseBoxType || entity instanceof BaseBoxType) {
      return memory;
    }
    Type scalar = EntityTypes.unwrapArray(entity);
    boolean hasDynamicLength = scalar instanceof CharacterType character && character.hasDynamicLength();
    if (hasDynamicLength && entity == scalar) {
      return BoxCharType.of(memory.context(), ((CharacterType) scalar).kind());
    }
    boolean isDynamic = entity instanceof SequenceType array
        && (hasLowerBounds || array.hasUnknownShape() || array.hasDynamicExtents());
    boolean hasParameters = scalar instanceof RecordType derived && !derived.lengthParameters().isEmpty();
    return isDynamic || hasDynamicLength || hasParameters
        ? BoxType.of(entity, memory instanceof ReferenceType reference && reference.isVolatile()) : memory;
  }

  /** The attributes of the variable. */
  static final class Variable implements FortranVariableOpInterface {
    @Override
    public @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op) {
      return of(op).fortranAttrsAttr();
    }

    @Override
    public @Nullable Value getStorage(Operation op) {
      return of(op).storage();
    }
  }

  /** Whether procedures may keep the address. */
  static final class Retention implements RetainedAddressOpInterface {
    @Override
    public boolean mayBeRetained(Operation op) {
      return RetainedVariables.mayBeRetained(of(op).uniqNameAttr().value(), of(op).fortranAttrsAttr());
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TupleType;

/** The address of a part of an entity. */
@Op(name = "fir.coordinate_of",
    operands = {"ref: ANY_REF_OR_BOX", "coor: ANY_COORDINATE..."},
    results = "result: REF_OR_LLVM_PTR",
    attributes = {"baseType: TYPE", "field_indices: DENSE_I32_ARRAY? since 22.1"},
    traits = "NO_MEMORY_EFFECT",
    implementations = AddressViews.class)
public final class CoordinateOp extends CoordinateOpBase {
  /** The place of an operand in {@code field_indices}. */
  public static final int DYNAMIC_INDEX = Integer.MIN_VALUE;

  CoordinateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new CoordinateAssembly());
  }

  /** Returns the number of indices: operands and components. */
  int indexCount() {
    return fieldIndicesAttr() == null ? coor().size() : fieldIndicesAttr().size();
  }

  @Nullable Diagnostic verify() {
    if (fieldIndicesAttr() != null) {
      return null;
    }
    Type type = EntityTypes.ofAddressOrBox(ref().type());
    String error = ref().type() instanceof BaseBoxType ? null : addressError(type);
    int dimension = 0;
    for (int i = 0; i < coor().size() && error == null; i++) {
      Operation definition = coor().get(i).definingOp();
      if (LenParamIndexOp.of(definition) != null) {
        error = lengthError(i, LenParamIndexOp.of(definition), type);
        continue;
      }
      if (type instanceof SequenceType array) {
        if (array.hasUnknownShape()) {
          return opError("cannot apply to array of unknown rank");
        }
        dimension++;
        if (dimension == array.rank()) {
          type = array.elementType();
          dimension = 0;
        }
        continue;
      }
      if (FieldIndexOp.of(definition) != null) {
        error = fieldError(FieldIndexOp.of(definition), type);
        type = error == null ? ((RecordType) type).componentType(fieldName(definition)) : type;
        continue;
      }
      if (type instanceof RecordType || type instanceof TupleType) {
        return null;
      }
      if (type instanceof CharacterType character) {
        error = characterError(character);
        type = CharacterType.ofSingle(type.context(), character.kind());
      } else if (type instanceof ComplexType || type instanceof FirComplexType) {
        type = NoneType.of(type.context());
      } else {
        error = "invalid parameters (too many)";
      }
    }
    return error == null ? null : opError(error);
  }

  private static String fieldName(Operation field) {
    return FieldIndexOp.of(field).fieldIdAttr().value();
  }

  private static @Nullable String addressError(Type entity) {
    if (entity instanceof SequenceType array) {
      if (array.hasUnknownShape()) {
        return "cannot find coordinate in unknown shape";
      }
      for (int i = 0; i < array.rank() - 1; i++) {
        if (ShapedType.isDynamic(array.extent(i))) {
          return "cannot find coordinate with unknown extents";
        }
      }
      return null;
    }
    boolean isComposite = entity instanceof RecordType || entity instanceof TupleType || entity instanceof ComplexType
        || entity instanceof FirComplexType || (entity instanceof CharacterType character && character.length() != 1);
    return isComposite ? null : "cannot apply to this element type";
  }

  private @Nullable String lengthError(int index, LenParamIndexOp length, Type type) {
    if (index != coor().size() - 1) {
      return "len_param_index must be last argument";
    }
    if (coor().size() > 1) {
      return "too many operands for len_param_index case";
    }
    return length.onTypeAttr().value() == type ? null : "len_param_index type not compatible with reference type";
  }

  private static @Nullable String fieldError(FieldIndexOp field, Type type) {
    if (field.onTypeAttr().value() != type) {
      return "field_index type not compatible with reference type";
    }
    return type instanceof RecordType ? null : "field_index not applied to !fir.type";
  }

  private @Nullable String characterError(CharacterType character) {
    if (character.length() == 1) {
      return "cannot apply to character singleton";
    }
    Type single = CharacterType.ofSingle(character.context(), character.kind());
    return Addresses.elementType(result().type()) == single ? null : "character type mismatch";
  }
}

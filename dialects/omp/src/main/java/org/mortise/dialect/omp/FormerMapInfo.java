// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.VectorType;

/**
 * A map of a variable in MLIR 19.1: the type of the map is a number with a bit for each word, one place lower than in
 * 22.1, and the paths to members are the rows of a matrix, which are filled with numbers below zero.
 */
final class FormerMapInfo extends FormerConstruct {
  private static final String TYPE = "map_type";
  private static final String CAPTURE = "map_capture_type";
  private static final String INDEX = "members_index";
  /** The flags of 22.1 that 19.1 has, too, each after that of 19.1. */
  private static final long[][] FLAGS = {
      {FormerMapTypeForm.TO, ClauseMapFlagsAttr.TO}, {FormerMapTypeForm.FROM, ClauseMapFlagsAttr.FROM},
      {FormerMapTypeForm.ALWAYS, ClauseMapFlagsAttr.ALWAYS}, {FormerMapTypeForm.DELETE, ClauseMapFlagsAttr.DELETE},
      {FormerMapTypeForm.IMPLICIT, ClauseMapFlagsAttr.IMPLICIT}, {FormerMapTypeForm.CLOSE, ClauseMapFlagsAttr.CLOSE},
      {FormerMapTypeForm.PRESENT, ClauseMapFlagsAttr.PRESENT}
  };

  FormerMapInfo() {
    super(MapInfoOp.NAME, FormerMapInfo::definitionOfMap, Map.of(), false);
  }

  private static OpDefinition definitionOfMap() {
    return FormerClauses.operation(MapInfoOp.NAME)
        .operand("var_ptr", OmpConstraints.POINTER_LIKE)
        .optionalOperand("var_ptr_ptr", OmpConstraints.POINTER_LIKE)
        .operands("members", OmpConstraints.POINTER_LIKE)
        .operands("bounds", OmpConstraints.MAP_BOUNDS)
        .result("omp_ptr", OmpConstraints.POINTER_LIKE)
        .optionalAttribute(CAPTURE, OmpConstraints.VARIABLE_CAPTURE_KIND)
        .optionalAttribute(TYPE, OmpConstraints.FORMER_MAP_TYPE)
        .optionalAttribute(INDEX, OmpConstraints.FORMER_MEMBERS_INDEX)
        .optionalAttribute("name", AttributeConstraints.STRING)
        .defaultAttribute("partial_map", AttributeConstraints.BOOL, context -> IntegerAttr.bool(context, false))
        .attribute("var_type", AttributeConstraints.TYPE)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` "
            + "oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `map_clauses` `(` $map_type `)` | "
            + "`capture` `(` $map_capture_type `)` | `members` `(` $members `:` $members_index `:` type($members) `)` "
            + "| `bounds` `(` $bounds `)`) `->` type($omp_ptr) attr-dict")
        .build();
  }

  @Override
  boolean isConverted(String attribute) {
    return attribute.equals(TYPE) || attribute.equals(INDEX);
  }

  // ---- from 19.1 ---------------------------------------------------------------------------------------------------

  /** A type or a way of capturing that 19.1 omits is that of a map that copies nothing, of a reference. */
  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    super.upgrade(former, current, before);
    Context context = before.context();
    Attribute type = former.getAttr(TYPE);
    long bits = type instanceof IntegerAttr number ? FormerMapTypeForm.bitsOf(number) : 0;
    long copies = FormerMapTypeForm.TO | FormerMapTypeForm.FROM | FormerMapTypeForm.DELETE;
    int flags = (bits & copies) == 0 ? ClauseMapFlagsAttr.STORAGE : 0;
    for (long[] flag : FLAGS) {
      flags |= (bits & flag[0]) == 0 ? 0 : (int) flag[1];
    }
    current.addAttribute(TYPE, ClauseMapFlagsAttr.of(context, flags));
    if (former.getAttr(CAPTURE) == null) {
      current.addAttribute(CAPTURE, OmpEnums.VARIABLE_CAPTURE_KIND.of(context, "ByRef"));
    }
    if (former.getAttr(INDEX) instanceof DenseElementsAttr rows) {
      current.addAttribute(INDEX, pathsOf(rows));
    }
  }

  private static ArrayAttr pathsOf(DenseElementsAttr rows) {
    long[] shape = ((ShapedType) rows.type()).shape();
    int width = shape.length < 2 ? 1 : (int) shape[1];
    List<ArrayAttr> paths = new ArrayList<>();
    for (int row = 0; row < shape[0]; row++) {
      List<IntegerAttr> path = new ArrayList<>();
      for (int column = 0; column < width; column++) {
        int index = rows.isSplat() ? 0 : row * width + column;
        long member = ((IntegerAttr) rows.elementAt(index)).longValue();
        if (member >= 0) {
          path.add(IntegerAttr.i64(rows.context(), member));
        }
      }
      paths.add(ArrayAttr.of(rows.context(), path));
    }
    return ArrayAttr.of(rows.context(), paths);
  }

  // ---- to 19.1 -----------------------------------------------------------------------------------------------------

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    MapInfoOp map = MapInfoOp.of(current);
    int bits = map.mapTypeAttr().bits();
    int rest = bits & ~ClauseMapFlagsAttr.STORAGE;
    long formerBits = 0;
    for (long[] flag : FLAGS) {
      formerBits |= (bits & flag[1]) == 0 ? 0 : flag[0];
      rest &= (int) ~flag[1];
    }
    if (rest != 0) {
      return current.opError("with such a type of map does not exist in MLIR " + MlirVersion.V19_1);
    }
    Diagnostic wrong = super.downgrade(current, former);
    Context context = current.context();
    former.addAttribute(TYPE, IntegerAttr.of(
        IntegerType.of(context, Long.SIZE, Signedness.UNSIGNED), BigInteger.valueOf(formerBits)));
    if (map.membersIndexAttr() != null) {
      former.addAttribute(INDEX, rowsOf(map.membersIndexAttr()));
    }
    return wrong;
  }

  private static Attribute rowsOf(ArrayAttr paths) {
    int width = 0;
    for (Attribute path : paths.elements()) {
      width = Math.max(width, ((ArrayAttr) path).size());
    }
    long[] shape = {paths.size(), width};
    DenseElementsBuilder rows =
        new DenseElementsBuilder(VectorType.of(shape, IntegerType.of(paths.context(), Integer.SIZE)));
    for (Attribute path : paths.elements()) {
      ArrayAttr members = (ArrayAttr) path;
      for (int i = 0; i < width; i++) {
        rows.addLong(i < members.size() ? ((IntegerAttr) members.get(i)).longValue() : -1);
      }
    }
    return rows.build();
  }
}

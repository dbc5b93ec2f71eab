// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.PointerLikeType;

/** Operations for devices as MLIR 19.1 has them. */
final class FormerTargets {
  private static final Map<String, String> DATA_NAMES = Map.of("depends", "depend_kinds", "map_operands", "map_vars");
  private static final String USE_PTR = "use_device_ptr";
  private static final String USE_ADDR = "use_device_addr";
  private static final String HAS_ADDR = "has_device_addr";

  static final List<FormerOperation> ALL = List.of(
      new FormerTarget(), new FormerTargetData(), new FormerMapInfo(),
      new FormerConstruct(TargetEnterDataOp.NAME, () -> data(TargetEnterDataOp.NAME), DATA_NAMES, false),
      new FormerConstruct(TargetExitDataOp.NAME, () -> data(TargetExitDataOp.NAME), DATA_NAMES, false),
      new FormerConstruct(TargetUpdateOp.NAME, () -> data(TargetUpdateOp.NAME), DATA_NAMES, false));

  private FormerTargets() {}

  private static OpDefinitionBuilder ifAndDevice(String name) {
    return FormerClauses.operation(name)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .optionalOperand("device", TypeConstraints.ANY_INTEGER);
  }

  private static OpDefinition target() {
    return ifAndDevice(TargetOp.NAME)
        .optionalOperand("thread_limit", TypeConstraints.ANY_INTEGER)
        .operands("depend_vars", OmpConstraints.POINTER_LIKE)
        .operands("is_device_ptr", OmpConstraints.POINTER_LIKE)
        .operands(HAS_ADDR, OmpConstraints.POINTER_LIKE)
        .operands("map_operands", OmpConstraints.POINTER_LIKE)
        .operands("private_vars", TypeConstraints.ANY)
        .optionalAttribute("depends", OmpConstraints.TASK_DEPEND_ARRAY)
        .optionalAttribute("nowait", AttributeConstraints.UNIT)
        .optionalAttribute("privatizers", OmpConstraints.SYMBOL_REF_ARRAY)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS, Trait.ISOLATED_FROM_ABOVE)
        .format("oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR + Clauses.THREAD_LIMIT + Clauses.OR
            + FormerClauses.DEPEND + Clauses.OR + Clauses.NOWAIT + Clauses.OR
            + "`is_device_ptr` `(` $is_device_ptr `:` type($is_device_ptr) `)`" + Clauses.OR
            + "`has_device_addr` `(` $has_device_addr `:` type($has_device_addr) `)`" + Clauses.OR
            + "`map_entries` `(` custom<TargetMapEntries>($map_operands, type($map_operands)) `)`" + Clauses.OR
            + "`private` `(` custom<TargetPrivates>($private_vars, type($private_vars), $privatizers) `)`"
            + ") $region attr-dict")
        .build();
  }

  private static OpDefinition targetData() {
    return ifAndDevice(TargetDataOp.NAME)
        .operands(USE_PTR, OmpConstraints.POINTER_LIKE)
        .operands(USE_ADDR, OmpConstraints.POINTER_LIKE)
        .operands("map_operands", OmpConstraints.POINTER_LIKE)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR
            + "`use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)`" + Clauses.OR
            + "`use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)`" + Clauses.OR
            + FormerClauses.MAP_ENTRIES + ") $region attr-dict")
        .build();
  }

  private static OpDefinition data(String name) {
    return ifAndDevice(name)
        .operands("depend_vars", OmpConstraints.POINTER_LIKE)
        .operands("map_operands", OmpConstraints.POINTER_LIKE)
        .optionalAttribute("depends", OmpConstraints.TASK_DEPEND_ARRAY)
        .optionalAttribute("nowait", AttributeConstraints.UNIT)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR + FormerClauses.DEPEND + Clauses.OR
            + Clauses.NOWAIT + Clauses.OR + FormerClauses.MAP_ENTRIES + ") attr-dict")
        .build();
  }

  /** A construct some of whose variables are addresses, where 22.1 has maps of variables. */
  private abstract static class Addressing extends FormerEntry {
    Addressing(
        String name, Supplier<OpDefinition> definition, Map<String, String> names, EntryClause... clauses) {
      super(name, definition, names, false, clauses);
    }

    @Override
    public final boolean needsOperands() {
      return true;
    }

    private static boolean isAddress(String group) {
      return group.equals(EntryClause.USE_DEVICE_PTR.group) || group.equals(EntryClause.USE_DEVICE_ADDR.group)
          || group.equals(EntryClause.HAS_DEVICE_ADDR.group);
    }

    /** Returns the variable of a map that was made for it. */
    @Override
    final Value former(String group, Value operand) {
      Operation map = operand.definingOp();
      return isAddress(group) && map != null && makes(map) ? map.operand(0) : operand;
    }

    @Override
    public final boolean makes(Operation defining) {
      return defining.name().toString().equals(MapInfoOp.NAME) && defining.operandCount() == 1
          && defining.getAttr("name") == null && copiesNothing(defining.getAttr("map_type"));
    }

    private static boolean copiesNothing(@Nullable Attribute type) {
      return type instanceof ClauseMapFlagsAttr flags ? flags.bits() == 0
          : type instanceof IntegerAttr number && FormerMapTypeForm.bitsOf(number) == 0;
    }

    /** Returns the map of a variable. A map of 22.1 that was printed for 19.1 is one already. */
    @Override
    final Value present(String group, Value operand, OpBuilder before) {
      if (!isAddress(group) || operand.definingOp() != null && MapInfoOp.of(operand.definingOp()) != null) {
        return operand;
      }
      Type pointee = operand.type() instanceof PointerLikeType pointer ? pointer.pointeeType() : null;
      OperationState map = before.state(operand.location(), MapInfoOp.NAME).addOperand(operand)
          .addResultType(operand.type())
          .addAttribute("var_type", TypeAttr.of(pointee == null ? operand.type() : pointee))
          .addAttribute("map_type", ClauseMapFlagsAttr.of(before.context(), 0))
          .addAttribute("map_capture_type", OmpEnums.VARIABLE_CAPTURE_KIND.of(before.context(), "ByRef"))
          .setOperandSegments(1, 0, 0, 0);
      return before.create(map).result(0);
    }
  }

  /** A region for a device, whose addresses on the device have no arguments. */
  private static final class FormerTarget extends Addressing {
    private static final String MAPS = "private_maps";

    FormerTarget() {
      super(TargetOp.NAME, FormerTargets::target, Map.of(
          "depends", "depend_kinds", "is_device_ptr", "is_device_ptr_vars", HAS_ADDR, EntryClause.HAS_DEVICE_ADDR.group,
          "map_operands", "map_vars", "privatizers", "private_syms"), EntryClause.HAS_DEVICE_ADDR);
    }

    @Override
    boolean isOmitted(Operation current, String attribute) {
      if (!attribute.equals(MAPS) || !(current.getAttr(MAPS) instanceof DenseI64ArrayAttr maps)) {
        return false;
      }
      for (int i = 0; i < maps.size(); i++) {
        if (maps.get(i) >= 0) {
          return false;
        }
      }
      return true;
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      TargetOp target = TargetOp.of(current);
      for (int i = 0; i < target.hasDeviceAddrVars().size(); i++) {
        if (target.region().first().argument(i).hasUses()) {
          return current.opError("with uses of a 'has_device_addr' argument does not exist in MLIR "
              + MlirVersion.V19_1);
        }
      }
      return super.downgrade(current, former);
    }
  }

  /** A region with mapped variables. Its arguments are first pointers, then addresses. */
  private static final class FormerTargetData extends Addressing {
    private static final int GROUPS = 5;
    private static final int ADDRESSES = 3;
    private static final int POINTERS = 4;

    FormerTargetData() {
      super(TargetDataOp.NAME, FormerTargets::targetData, Map.of(
          "map_operands", "map_vars", USE_PTR, EntryClause.USE_DEVICE_PTR.group, USE_ADDR,
          EntryClause.USE_DEVICE_ADDR.group));
    }

    /** Looks at the types of the first operands and at the number of arguments, which are not those of maps. */
    @Override
    public boolean isFormer(OperationState state) {
      if (!(state.getAttr("operandSegmentSizes") instanceof DenseI32ArrayAttr sizes) || sizes.size() != GROUPS
          || state.operands().size() != sizes.sumBefore(GROUPS)) {
        return false;
      }
      for (int group = 0; group < 2; group++) {
        if (sizes.get(group) == 1) {
          boolean isCondition = isCondition(state.operands().get(sizes.sumBefore(group)).type());
          return isCondition == (group == 0);
        }
      }
      Region region = state.regions().isEmpty() ? null : state.regions().get(0);
      int arguments = region == null || region.isEmpty() ? 0 : region.first().argumentCount();
      int expected = sizes.get(ADDRESSES) + sizes.get(POINTERS);
      return arguments < expected
          || sizes.get(2) > 0 && arguments != expected && arguments == sizes.get(2) + sizes.get(ADDRESSES);
    }

    private static boolean isCondition(Type type) {
      return type instanceof IntegerType number && number.width() == 1;
    }

    @Override
    public void upgradeRegions(Operation current) {
      FormerConstruct.rotate(current.region(0), TargetDataOp.of(current).useDevicePtrVars().size());
    }

    @Override
    public void downgradeRegions(Operation former) {
      FormerConstruct.rotate(former.region(0), former.operandGroup(ADDRESSES).size());
    }
  }

}

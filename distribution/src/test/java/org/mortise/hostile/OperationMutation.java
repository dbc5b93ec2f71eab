// SPDX-License-Identifier: Apache-2.0
package org.mortise.hostile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;

/**
 * Changes one operation of a program as the generic form allows, even against its definition: an attribute of
 * another class or with an extreme number, sizes of segments that do not add up, one operand, result, region, successor
 * or block more or less, and other types. The result can be printed in generic form and parsed again.
 */
final class OperationMutation {
  private static final int[] NUMBERS = {0, 1, -1, 2, 3, 7, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final int KINDS = 16;

  private final Random random;
  private final List<Attribute> attributes;
  private final List<Type> types;
  /** The operands, result types and successors of the new operation. */
  private final List<Value> operands = new ArrayList<>();
  private final List<Type> results = new ArrayList<>();
  private final List<Block> successors = new ArrayList<>();
  private Operation before;

  OperationMutation(Random random, List<Attribute> attributes, List<Type> types) {
    this.random = random;
    this.attributes = attributes;
    this.types = types;
  }

  /** Replaces an operation inside another one by a changed copy. */
  void apply(Operation op) {
    before = op;
    operands.clear();
    operands.addAll(Arrays.asList(op.operands()));
    results.clear();
    op.resultList().forEach(result -> results.add(result.type()));
    successors.clear();
    successors.addAll(Arrays.asList(op.successors()));
    List<Attribute> properties = new ArrayList<>();
    for (int slot = 0; slot < op.propertyCount(); slot++) {
      properties.add(op.property(slot));
    }
    int regions = op.regionCount();
    int kind = random.nextInt(KINDS);
    if (kind < 1 && !operands.isEmpty()) {
      int index = random.nextInt(operands.size());
      operands.set(index, value(operands.get(index).type()));
    } else if (kind < 6 && !properties.isEmpty()) {
      changeProperty(op, properties);
    } else if (kind < 7) {
      shrink(operands);
    } else if (kind < 8) {
      operands.add(random.nextInt(operands.size() + 1), value(any(types)));
    } else if (kind < 9) {
      shrink(results);
    } else if (kind < 10) {
      results.add(random.nextInt(results.size() + 1), any(types));
    } else if (kind < 12 && !operands.isEmpty()) {
      operands.set(random.nextInt(operands.size()), value(any(types)));
    } else if (kind < 14 && !results.isEmpty()) {
      results.set(random.nextInt(results.size()), any(types));
    } else if (kind < 15 && !successors.isEmpty()) {
      changeSuccessors();
    } else {
      regions = changeRegions(op);
    }
    replace(op, properties, regions);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void shrink(List<?> list) {
    if (random.nextInt(4) == 0) {
      list.clear();
    } else if (!list.isEmpty()) {
      list.remove(random.nextInt(list.size()));
    }
  }

  private void changeSuccessors() {
    if (random.nextBoolean()) {
      shrink(successors);
    } else {
      successors.add(any(successors));
    }
  }

  /** Returns the number of regions that the new operation has. */
  private int changeRegions(Operation op) {
    if (op.regionCount() == 0) {
      return 1 + random.nextInt(2);
    }
    Region region = op.region(random.nextInt(op.regionCount()));
    switch (random.nextInt(6)) {
      case 0:
        return op.regionCount() - 1;
      case 1:
        return op.regionCount() + 1;
      case 2:
        if (!region.isEmpty()) {
          region.first().addArgument(any(types), op.location());
        }
        return op.regionCount();
      case 3:
        if (!region.isEmpty() && region.first().argumentCount() > 0
            && region.first().argument(0).firstUse() == null) {
          region.first().eraseArgument(0);
        }
        return op.regionCount();
      case 4:
        if (!region.isEmpty() && region.last().last() != null && region.last().last().resultCount() == 0) {
          region.last().last().erase();
        }
        return op.regionCount();
      default:
        region.clear();
        return op.regionCount();
    }
  }

  private void changeProperty(Operation op, List<Attribute> properties) {
    int slot = random.nextInt(properties.size());
    OpDefinition definition = OpDefinition.of(op);
    if (definition.isSegmentSizes(slot)) {
      int[] sizes = definition.segmentSizes(properties.get(slot)).clone();
      for (int changes = 1 + random.nextInt(3); changes > 0 && sizes.length > 0; changes--) {
        sizes[random.nextInt(sizes.length)] = NUMBERS[random.nextInt(NUMBERS.length)];
      }
      properties.set(slot, definition.segmentSizes(op.context(), sizes));
      return;
    }
    Attribute value = random.nextInt(8) == 0 ? null : any(attributes);
    if (value == null || definition.canStore(slot, value)) {
      properties.set(slot, value);
    }
  }

  /** Returns a value of some type, which is defined before the operation: an unknown or an undefined one. */
  private Value value(Type type) {
    String name = random.nextBoolean() ? "builtin.unrealized_conversion_cast" : "ub.poison";
    OperationState state = new OperationState(before.location(), before.context().operationName(name));
    Operation definer = Operation.create(definer(state.addResultType(type)));
    before.block().insertBefore(before, definer);
    return definer.result(0);
  }

  private static OperationState definer(OperationState state) {
    OpDefinition definition = OpDefinition.of(state.name());
    if (definition != null) {
      definition.setDefaultAttributes(state);
    }
    return state;
  }

  private void replace(Operation op, List<Attribute> properties, int regions) {
    OperationState state = new OperationState(op.location(), op.name()).addOperands(operands)
        .addResultTypes(results).addSuccessors(successors);
    for (int slot = 0; slot < properties.size(); slot++) {
      state.setProperty(slot, properties.get(slot));
    }
    DictionaryAttr discardable = op.discardableAttributes();
    state.setDiscardableAttributes(discardable);
    for (int i = 0; i < regions; i++) {
      Region region = state.addRegion();
      if (i < op.regionCount()) {
        region.takeBody(op.region(i));
      }
    }
    Operation changed = Operation.create(state);
    op.block().insertBefore(op, changed);
    int offset = op.resultCount() > 0 && results.size() > 0 ? 0 : -1;
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).firstUse() == null) {
        continue;
      }
      boolean kept = offset == 0 && i < results.size() && results.get(i) == op.result(i).type();
      op.result(i).replaceAllUsesWith(kept ? changed.result(i) : value(op.result(i).type()));
    }
    op.erase();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;

/**
 * The default encoding of the inherent attributes of an operation: in the order of their names, after them those with a
 * {@link PropertyEncoding} in the order of their declaration. Segment sizes are an attribute among the others up to
 * version 5, and come last from version 6.
 */
final class PropertyOrder implements BytecodeOpInterface {
  private final OpDefinition definition;
  private final int[] slots;
  private final boolean[] isRequired;
  /** The encodings of those that have their own; null for others. */
  private final @Nullable PropertyEncoding[] encodings;

  /**
   * Returns the encoding of the inherent attributes of an operation; null if it has none.
   *
   * @param version the version of MLIR of the file; attributes that it does not have are not encoded
   */
  static @Nullable BytecodeOpInterface encodingOf(OperationName name, MlirVersion version) {
    OpDefinition definition = OpDefinition.of(name);
    if (definition == null || definition.isDynamic() || definition.attributeCount() == 0) {
      return null;
    }
    PropertyOrder order = new PropertyOrder(definition, version);
    BytecodeOpInterface own = name.getInterface(BytecodeOpInterface.class);
    return order.slots.length == 0 ? null : own != null ? own : order;
  }

  private PropertyOrder(OpDefinition definition, MlirVersion version) {
    this.definition = definition;
    this.slots = slots(definition, version);
    this.isRequired = new boolean[slots.length];
    this.encodings = new PropertyEncoding[slots.length];
    for (int i = 0; i < slots.length; i++) {
      AttributeSpec spec = definition.attributeSpec(slots[i]);
      PropertyEncoding encoding = spec.constraint().encoding();
      encodings[i] = encoding != null && spec.optional() ? encoding.optional() : encoding;
      isRequired[i] = definition.isSegmentSizes(slots[i]) || !spec.optional() && spec.defaultValue() == null;
    }
  }

  private static int[] slots(OpDefinition definition, MlirVersion version) {
    int[] slots = new int[definition.attributeCount()];
    int count = 0;
    for (boolean haveEncoding : new boolean[] {false, true}) {
      for (int i = 0; i < slots.length; i++) {
        int slot = haveEncoding ? i : definition.slotByName(i);
        AttributeSpec spec = definition.attributeSpec(slot);
        if (spec.since().compareTo(version) <= 0 && spec.constraint().encoding() != null == haveEncoding) {
          slots[count++] = slot;
        }
      }
    }
    return Arrays.copyOf(slots, count);
  }

  @Override
  public void readProperties(BytecodeInput in, OperationState state) {
    boolean sizesApart = in.bytecodeVersion() >= Format.SEGMENT_SIZES;
    for (int i = 0; i < slots.length; i++) {
      int slot = slots[i];
      if (sizesApart && definition.isSegmentSizes(slot)) {
        continue;
      }
      Attribute value = encodings[i] != null ? encodings[i].read(in)
          : isRequired[i] ? in.readAttribute() : in.readOptionalAttribute();
      if (value != null && !definition.canStore(slot, value)) {
        throw in.error("attribute '" + definition.attributeSpec(slot).name() + "' of '" + definition.name()
            + "' cannot be: " + value);
      }
      state.setProperty(slot, value);
    }
    for (int i = 0; sizesApart && i < slots.length; i++) {
      if (definition.isSegmentSizes(slots[i])) {
        int[] sizes = in.readSparseArray(groups(slots[i]));
        state.setProperty(slots[i], definition.segmentSizes(state.context(), sizes));
      }
    }
  }

  private int groups(int slot) {
    boolean ofOperands = definition.attributeSpec(slot).name().equals(definition.operandSegmentsName());
    return ofOperands ? definition.operandGroupCount() : definition.resultGroupCount();
  }

  /**
   * Writes the inherent attributes.
   *
   * @throws Unwritable if a required attribute is missing
   */
  @Override
  public void writeProperties(Operation op, BytecodeOutput out) {
    boolean sizesApart = out.bytecodeVersion() >= Format.SEGMENT_SIZES;
    for (int i = 0; i < slots.length; i++) {
      int slot = slots[i];
      if (sizesApart && definition.isSegmentSizes(slot)) {
        continue;
      }
      if (encodings[i] != null) {
        encodings[i].write(isRequired[i] ? required(op, slot) : op.property(slot), out);
      } else if (isRequired[i]) {
        out.writeAttribute(required(op, slot));
      } else {
        out.writeOptionalAttribute(op.property(slot));
      }
    }
    for (int i = 0; sizesApart && i < slots.length; i++) {
      if (definition.isSegmentSizes(slots[i])) {
        out.writeSparseArray(definition.segmentSizes(required(op, slots[i])));
      }
    }
  }

  private Attribute required(Operation op, int slot) {
    Attribute value = op.property(slot);
    if (value == null) {
      throw new Unwritable(op, "requires attribute '" + definition.attributeSpec(slot).name() + "'");
    }
    return value;
  }
}

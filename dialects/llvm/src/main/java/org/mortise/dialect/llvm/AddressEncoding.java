// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;

/** The flags of an address are a number in bytecode, after the attributes. */
final class AddressEncoding implements BytecodeOpInterface {
  private static final String TYPE = "elem_type";
  private static final String INDICES = "rawConstantIndices";
  private static final String FLAGS = "noWrapFlags";

  @Override
  public void readProperties(BytecodeInput in, OperationState state) {
    Attribute type = in.readAttribute();
    Attribute indices = in.readAttribute();
    if (!(type instanceof TypeAttr) || !(indices instanceof DenseI32ArrayAttr)) {
      throw in.error("the element type of an address cannot be " + type + ", nor its indices " + indices);
    }
    long bits = in.readVarInt();
    if ((bits & ~NoWrapForm.ALL) != 0) {
      throw in.error("unknown flags of an address: " + Long.toUnsignedString(bits));
    }
    state.addAttribute(TYPE, type).addAttribute(INDICES, indices);
    state.addAttribute(FLAGS, OverflowForm.attribute(in.context(), (int) bits));
  }

  @Override
  public void writeProperties(Operation op, BytecodeOutput out) {
    GetElementPtrOp address = GetElementPtrOp.of(op);
    out.writeAttribute(address.elemTypeAttr());
    out.writeAttribute(address.rawConstantIndicesAttr());
    out.writeVarInt(address.noWrapFlagsAttr().longValue());
  }
}

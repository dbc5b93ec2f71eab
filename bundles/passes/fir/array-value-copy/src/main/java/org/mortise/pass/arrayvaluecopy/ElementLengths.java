// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.BoxElementSizeOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/** The length parameters of the elements of an array that is loaded. */
final class ElementLengths {
  private ElementLengths() {}

  /**
   * Returns the length parameters of the elements that their type does not state. If the array has a descriptor and no
   * operands for them, the length of a character is computed from the size of an element in the descriptor.
   */
  static List<Value> of(ArrayLoadOp load, OpBuilder builder, Location location) {
    Type element = EntityTypes.unwrapArray(EntityTypes.ofAddressOrBox(load.memref().type()));
    boolean isInDescriptor = load.typeparams().isEmpty() && load.memref().type() instanceof BaseBoxType
        && element instanceof CharacterType character && character.hasDynamicLength();
    if (!isInDescriptor) {
      return List.copyOf(load.typeparams());
    }
    IndexType index = IndexType.of(builder.context());
    Value bytes = BoxElementSizeOp.create(builder, location, index, load.memref());
    Value unit = ConstantOp.createIndex(builder, location, bytesOf((CharacterType) element));
    return List.of(DivSIOp.create(builder, location, bytes, unit));
  }

  /** Returns the number of bytes of one character. */
  static int bytesOf(CharacterType type) {
    return type.kind();
  }
}

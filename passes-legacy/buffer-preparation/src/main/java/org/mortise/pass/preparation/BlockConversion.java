// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Converts the arguments of a block. New arguments are appended to the old ones, which are erased at the end. */
final class BlockConversion extends OpConversion {
  private final Block block;
  private final List<Parts> arguments;
  private final List<ConvertedValue> values = new ArrayList<>();
  private int added;

  BlockConversion(Operation function, Block block, List<Parts> arguments) {
    super(function);
    this.block = block;
    this.arguments = arguments;
  }

  /** Returns the conversion, or null if nothing changes. */
  static @Nullable BlockConversion of(Conversion conversion, Operation function, Block block) {
    List<Type> types = new ArrayList<>(block.argumentCount());
    for (int i = 0; i < block.argumentCount(); i++) {
      types.add(block.argument(i).type());
    }
    List<Parts> arguments = conversion.partsOf(types);
    for (Parts argument : arguments) {
      if (!argument.isTrivial()) {
        return new BlockConversion(function, block, arguments);
      }
    }
    return null;
  }

  Parts argument(int index) {
    return arguments.get(index);
  }

  @Override
  void declare(Conversion conversion) {
    for (int i = 0; i < arguments.size(); i++) {
      BlockArgument old = block.argument(i);
      List<Value> parts = new ArrayList<>();
      for (Part part : arguments.get(i).list()) {
        parts.add(block.addArgument(part.after(), old.location()));
        added++;
      }
      values.add(conversion.declare(old, parts));
    }
  }

  @Override
  void makeViews(Conversion conversion) {
    for (int i = 0; i < values.size(); i++) {
      conversion.builder().setInsertionPointToStart(block);
      conversion.at(block.argument(i).location());
      values.get(i).makeViews(conversion, block.argument(i).location(), false);
    }
  }

  @Override
  void finish() {
    for (ConvertedValue value : values) {
      value.replaceOld();
    }
    for (int i = arguments.size() - 1; i >= 0; i--) {
      block.eraseArgument(i);
    }
  }

  @Override
  void undo() {
    for (; added > 0; added--) {
      block.eraseArgument(block.argumentCount() - 1);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.aliases;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;

/**
 * The results of operations with an attribute {@code test.ptr}, and the block arguments of their regions, innermost
 * first, with names derived from the attribute.
 */
final class TaggedValues {
  private static final String TAG = "test.ptr";

  private final List<Operation> operations = new ArrayList<>();
  private final List<Value> values = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  TaggedValues(Operation root) {
    root.walk(op -> {
      String tag = tagOf(op);
      if (tag != null) {
        add(op, tag);
      }
    });
  }

  /** Returns the tag of an operation, or null. */
  static @Nullable String tagOf(Operation op) {
    return op.getAttr(TAG) instanceof StringAttr tag ? tag.value() : null;
  }

  private void add(Operation op, String tag) {
    operations.add(op);
    for (int i = 0; i < op.resultCount(); i++) {
      values.add(op.result(i));
      names.add(tag + "#" + i);
    }
    for (int i = 0; i < op.regionCount(); i++) {
      int number = 0;
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        String prefix = tag + ".region" + i + (number == 0 ? "" : ".block" + number) + "#";
        for (int k = 0; k < block.argumentCount(); k++) {
          values.add(block.argument(k));
          names.add(prefix + k);
        }
        number++;
      }
    }
  }

  List<Operation> operations() {
    return operations;
  }

  int size() {
    return values.size();
  }

  Value value(int index) {
    return values.get(index);
  }

  String name(int index) {
    return names.get(index);
  }
}

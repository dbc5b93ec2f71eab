// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * Copies operations with their regions. First all copies are created without operands, then operands and successors are
 * looked up, so that uses may precede definitions.
 */
final class Cloning {
  private Cloning() {}

  static Operation clone(Operation root, IRMapping mapping) {
    List<Operation> originals = new ArrayList<>();
    List<Operation> copies = new ArrayList<>();
    Operation rootCopy = shell(root, mapping);
    originals.add(root);
    copies.add(rootCopy);
    for (int i = 0; i < originals.size(); i++) {
      copyBlocks(originals.get(i), copies.get(i), mapping, originals, copies);
    }
    for (int i = 0; i < originals.size(); i++) {
      connect(originals.get(i), copies.get(i), mapping);
    }
    return rootCopy;
  }

  static Operation cloneWithoutRegions(Operation op, IRMapping mapping) {
    Operation copy = shell(op, mapping);
    connect(op, copy, mapping);
    return copy;
  }

  private static Operation shell(Operation op, IRMapping mapping) {
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    for (int i = 0; i < op.successorCount(); i++) {
      state.addSuccessor(null);
    }
    Operation copy = Operation.create(state);
    mapping.map(op, copy);
    for (int i = 0; i < op.resultCount(); i++) {
      mapping.map(op.result(i), copy.result(i));
    }
    return copy;
  }

  private static void copyBlocks(
      Operation op, Operation copy, IRMapping mapping, List<Operation> originals, List<Operation> copies) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        Block blockCopy = copy.region(i).addBlock();
        mapping.map(block, blockCopy);
        for (int k = 0; k < block.argumentCount(); k++) {
          BlockArgument argument = block.argument(k);
          mapping.map(argument, blockCopy.addArgument(argument.type(), argument.location()));
        }
        for (Operation inner = block.first(); inner != null; inner = inner.next()) {
          Operation innerCopy = shell(inner, mapping);
          blockCopy.append(innerCopy);
          originals.add(inner);
          copies.add(innerCopy);
        }
      }
    }
  }

  private static void connect(Operation op, Operation copy, IRMapping mapping) {
    List<Value> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(mapping.lookupOrDefault(op.operand(i)));
    }
    copy.setOperands(operands);
    for (int i = 0; i < op.successorCount(); i++) {
      copy.setSuccessor(i, mapping.lookupOrDefault(op.successor(i)));
    }
  }
}

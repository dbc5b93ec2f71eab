// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;

/** Converts the signature of a function and the arguments of its entry block. */
final class FunctionConversion extends OpConversion {
  private final FunctionOpInterface function;
  private final List<Parts> arguments;
  private final List<Parts> results;
  private final List<Type> argumentTypes = new ArrayList<>();
  private final List<DictionaryAttr> argumentAttributes = new ArrayList<>();
  private final List<Type> resultTypes = new ArrayList<>();
  private final List<DictionaryAttr> resultAttributes = new ArrayList<>();
  private BlockConversion entry;
  private List<Value> outParams = List.of();

  private FunctionConversion(
      Operation op, FunctionOpInterface function, List<Parts> arguments, List<Parts> results) {
    super(op);
    this.function = function;
    this.arguments = arguments;
    this.results = results;
    addArguments();
    addResults();
  }

  /** Returns the conversion, or null if nothing changes. */
  static @Nullable FunctionConversion of(Conversion conversion, Operation op) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function == null) {
      return null;
    }
    List<Parts> arguments = conversion.partsOf(function.getArgumentTypes(op));
    List<Parts> results = conversion.partsOf(function.getResultTypes(op));
    boolean changes = false;
    for (Parts argument : arguments) {
      changes |= !argument.isTrivial();
    }
    for (Parts result : results) {
      changes |= !result.isTrivialResult();
    }
    return changes ? new FunctionConversion(op, function, arguments, results) : null;
  }

  private void addArguments() {
    for (int i = 0; i < arguments.size(); i++) {
      List<Part> parts = arguments.get(i).list();
      for (Part part : parts) {
        argumentTypes.add(part.after());
        argumentAttributes.add(ofOnePart(parts, function.getArgAttrs(op, i)));
      }
    }
  }

  private void addResults() {
    for (int i = 0; i < results.size(); i++) {
      List<Part> parts = results.get(i).list();
      for (Part part : parts) {
        DictionaryAttr attributes = ofOnePart(parts, function.getResultAttrs(op, i));
        if (part.isAppended()) {
          argumentTypes.add(part.after());
          argumentAttributes.add(attributes);
        } else {
          resultTypes.add(part.after());
          resultAttributes.add(attributes);
        }
      }
    }
  }

  /** Returns the attributes of a single part; attributes of a value need not hold for several parts. */
  private DictionaryAttr ofOnePart(List<Part> parts, DictionaryAttr attributes) {
    return parts.size() == 1 ? attributes : DictionaryAttr.empty(op.context());
  }

  /** Returns the appended arguments, in the order of the results that they replace. */
  List<Value> outParams() {
    return outParams;
  }

  @Override
  void declare(Conversion conversion) {
    Region body = function.getBody(op);
    if (body.isEmpty()) {
      return;
    }
    Block block = body.first();
    entry = new BlockConversion(op, block, arguments);
    entry.declare(conversion);
    Location location = op.location();
    outParams = new ArrayList<>();
    for (Parts result : results) {
      for (Part part : result.list()) {
        if (part.isAppended()) {
          outParams.add(block.addArgument(part.after(), location));
        }
      }
    }
  }

  @Override
  void makeViews(Conversion conversion) {
    if (entry != null) {
      entry.makeViews(conversion);
    }
  }

  @Override
  void finish() {
    if (entry != null) {
      entry.finish();
    }
    removeAttributes();
    function.setType(op, argumentTypes, resultTypes);
    for (int i = 0; i < argumentAttributes.size(); i++) {
      if (!argumentAttributes.get(i).isEmpty()) {
        function.setArgAttrs(op, i, argumentAttributes.get(i));
      }
    }
    for (int i = 0; i < resultAttributes.size(); i++) {
      if (!resultAttributes.get(i).isEmpty()) {
        function.setResultAttrs(op, i, resultAttributes.get(i));
      }
    }
  }

  private void removeAttributes() {
    DictionaryAttr none = DictionaryAttr.empty(op.context());
    for (int i = 0; i < arguments.size(); i++) {
      if (!function.getArgAttrs(op, i).isEmpty()) {
        function.setArgAttrs(op, i, none);
      }
    }
    for (int i = 0; i < results.size(); i++) {
      if (!function.getResultAttrs(op, i).isEmpty()) {
        function.setResultAttrs(op, i, none);
      }
    }
  }

  @Override
  void undo() {
    for (int i = outParams.size() - 1; i >= 0; i--) {
      Block block = outParams.get(i).parentBlock();
      block.eraseArgument(block.argumentCount() - 1);
    }
    if (entry != null) {
      entry.undo();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.function;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.FunctionType;

/**
 * The common base of the functions of any dialect: the signature is in {@code function_type}, the attributes of
 * arguments and results are in {@code arg_attrs} and {@code res_attrs}, and the body is the first region. An operation
 * names this class, or a subclass, in its {@code implementations}.
 */
public class FunctionLike implements FunctionOpInterface, CallableOpInterface {
  public static final String FUNCTION_TYPE = "function_type";
  public static final String ARG_ATTRS = "arg_attrs";
  public static final String RES_ATTRS = "res_attrs";

  /** The signature of a function-like operation. */
  public static FunctionType functionType(Operation op) {
    return (FunctionType) ((TypeAttr) op.getAttr(FUNCTION_TYPE)).value();
  }

  /** Returns an element of {@code arg_attrs} or {@code res_attrs}; an empty dictionary if absent. */
  public static DictionaryAttr attributesAt(Operation op, String arrayName, int index) {
    if (op.getAttr(arrayName) instanceof ArrayAttr array
        && index < array.size()
        && array.get(index) instanceof DictionaryAttr dictionary) {
      return dictionary;
    }
    return DictionaryAttr.empty(op.context());
  }

  private static void setAttributesAt(Operation op, String arrayName, int count, int index, DictionaryAttr value) {
    List<Attribute> all = new ArrayList<>(count);
    boolean any = false;
    for (int i = 0; i < count; i++) {
      DictionaryAttr dictionary = i == index ? value : attributesAt(op, arrayName, i);
      all.add(dictionary);
      any |= !dictionary.isEmpty();
    }
    if (any) {
      op.setAttr(arrayName, ArrayAttr.of(op.context(), all));
    } else {
      op.removeAttr(arrayName);
    }
  }

  @Override
  public List<Type> getArgumentTypes(Operation op) {
    return functionType(op).inputs();
  }

  @Override
  public List<Type> getResultTypes(Operation op) {
    return functionType(op).results();
  }

  @Override
  public void setType(Operation op, List<Type> arguments, List<Type> results) {
    op.setAttr(FUNCTION_TYPE, TypeAttr.of(FunctionType.of(op.context(), arguments, results)));
  }

  @Override
  public DictionaryAttr getArgAttrs(Operation op, int index) {
    return attributesAt(op, ARG_ATTRS, index);
  }

  @Override
  public void setArgAttrs(Operation op, int index, DictionaryAttr attributes) {
    setAttributesAt(op, ARG_ATTRS, getArgumentTypes(op).size(), index, attributes);
  }

  @Override
  public DictionaryAttr getResultAttrs(Operation op, int index) {
    return attributesAt(op, RES_ATTRS, index);
  }

  @Override
  public void setResultAttrs(Operation op, int index, DictionaryAttr attributes) {
    setAttributesAt(op, RES_ATTRS, getResultTypes(op).size(), index, attributes);
  }
}

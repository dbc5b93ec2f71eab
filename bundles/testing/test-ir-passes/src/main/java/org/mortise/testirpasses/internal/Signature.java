// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.interfaces.FunctionOpInterface;

/** The types and attributes of the arguments and results of a function, in lists that can be changed. */
record Signature(
    List<Type> arguments, List<DictionaryAttr> argumentAttributes, List<Type> results,
    List<DictionaryAttr> resultAttributes) {
  static Signature of(Operation op, FunctionOpInterface function) {
    Signature signature = new Signature(
        new ArrayList<>(function.getArgumentTypes(op)), new ArrayList<>(),
        new ArrayList<>(function.getResultTypes(op)), new ArrayList<>());
    for (int i = 0; i < signature.arguments.size(); i++) {
      signature.argumentAttributes.add(function.getArgAttrs(op, i));
    }
    for (int i = 0; i < signature.results.size(); i++) {
      signature.resultAttributes.add(function.getResultAttrs(op, i));
    }
    return signature;
  }

  /** Sets the signature of the function, but does not change its body. */
  void set(Operation op, FunctionOpInterface function) {
    op.removeAttr("arg_attrs");
    op.removeAttr("res_attrs");
    function.setType(op, arguments, results);
    for (int i = 0; i < arguments.size(); i++) {
      if (!argumentAttributes.get(i).isEmpty()) {
        function.setArgAttrs(op, i, argumentAttributes.get(i));
      }
    }
    for (int i = 0; i < results.size(); i++) {
      if (!resultAttributes.get(i).isEmpty()) {
        function.setResultAttrs(op, i, resultAttributes.get(i));
      }
    }
  }
}

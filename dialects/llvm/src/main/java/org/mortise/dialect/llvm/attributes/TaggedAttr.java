// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParametricAttr;

/**
 * An attribute of the debug information that begins with a tag. MLIR 19.1 writes the tag always and first, and the
 * elements of a type before the location of its data.
 */
public abstract class TaggedAttr extends ParametricAttr {
  private static final String TAG = "tag";
  private static final String ELEMENTS = "elements";

  TaggedAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    if (printer.version().isNewest()) {
      super.printParameters(printer);
      return;
    }
    List<Parameter<?>> parameters = form().parameters();
    printer.print('<');
    print(printer, parameters, indexOf(parameters, TAG), "");
    for (int i = 0; i < parameters.size(); i++) {
      String name = parameters.get(i).name();
      if (name.equals("dataLocation")) {
        print(printer, parameters, indexOf(parameters, ELEMENTS), ", ");
      }
      if (!name.equals(TAG) && !name.equals(ELEMENTS)) {
        print(printer, parameters, i, ", ");
      }
    }
    printer.print('>');
  }

  private static int indexOf(List<Parameter<?>> parameters, String name) {
    int index = 0;
    while (!parameters.get(index).name().equals(name)) {
      index++;
    }
    return index;
  }

  private void print(AsmPrinter printer, List<Parameter<?>> parameters, int index, String separator) {
    Parameter<?> parameter = parameters.get(index);
    Object value = value(index);
    if (value == null || value.equals(parameter.absent()) && !parameter.name().equals(TAG)) {
      return;
    }
    printer.print(separator).print(parameter.name()).print(" = ");
    writer(parameter).print(printer, value);
  }

  @SuppressWarnings("unchecked")
  private static ParameterForm.Writer<Object> writer(Parameter<?> parameter) {
    return (ParameterForm.Writer<Object>) parameter.form().writer();
  }
}

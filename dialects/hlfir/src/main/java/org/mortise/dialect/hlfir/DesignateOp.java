// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.FortranVariableOpInterface;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A part of a variable: a component, an element or section, a substring, or a part of a complex number. */
@Op(name = "hlfir.designate",
    operands = {
        "memref: VARIABLE", "component_shape: ANY_SHAPE_OR_SHIFT?", "indices: ANY_INTEGER...",
        "substring: ANY_INTEGER...", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER..."
    },
    results = "result: VARIABLE",
    attributes = {
        "component: UNIQUE_NAME?", "is_triplet: DENSE_BOOL_ARRAY", "complex_part: BOOL?",
        "fortran_attrs: VARIABLE_FLAGS?"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_MEMORY_EFFECT"},
    format = "$memref (`{` $component^ `}`)? (`<` $component_shape^ `>`)? "
        + "custom<DesignatorIndices>($indices, $is_triplet) (`substr` $substring^)? "
        + "custom<DesignatorComplexPart>($complex_part) (`shape` $shape^)? (`typeparams` $typeparams^)? "
        + "attr-dict `:` functional-type(operands, results)",
    implementations = {DesignateOp.Variable.class, VariableViews.class})
public final class DesignateOp extends DesignateOpBase {
  DesignateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("DesignatorIndices", new DesignatorIndices());
    op.directive("DesignatorComplexPart", new ComplexPart());
  }

  @Nullable Diagnostic verify() {
    String error = new Designator(this).error();
    return error == null ? null : opError(error);
  }

  /** The attributes of the designated part. */
  static final class Variable implements FortranVariableOpInterface {
    @Override
    public @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op) {
      return of(op).fortranAttrsAttr();
    }

    @Override
    public boolean isPart(Operation op) {
      return true;
    }
  }
}

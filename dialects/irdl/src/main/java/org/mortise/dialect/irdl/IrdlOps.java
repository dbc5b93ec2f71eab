// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.definition.Op;

/** Parts of definitions without specific Java code. */
@Op(name = "irdl.attribute", view = "AttributeOp", family = DefinitionOp.class,
    summary = "Defines an attribute. It has no parameters if the body has no {@code irdl.parameters}.")
@Op(name = "irdl.operands", view = "OperandsOp", family = ValuesOp.class,
    summary = "Declares the operands of an operation.")
@Op(name = "irdl.operation", view = "OperationOp", family = DefinitionOp.class,
    summary = "Defines an operation. A part that the body does not declare, such as operands, is empty.")
@Op(name = "irdl.parameters", view = "ParametersOp", operands = "args: ATTRIBUTE_HANDLE...",
    parents = {"irdl.attribute", "irdl.type"}, format = "`(` $args `)` attr-dict",
    summary = "Declares the parameters of a type or an attribute.")
@Op(name = "irdl.regions", view = "RegionsOp", operands = "args: REGION_HANDLE...",
    parents = "irdl.operation", format = "`(` $args `)` attr-dict", summary = "Declares the regions of an operation.")
@Op(name = "irdl.results", view = "ResultsOp", family = ValuesOp.class,
    summary = "Declares the results of an operation.")
@Op(name = "irdl.type", view = "TypeOp", family = DefinitionOp.class,
    summary = "Defines a type. It has no parameters if the body has no {@code irdl.parameters}.")
final class IrdlOps {
  private IrdlOps() {}
}

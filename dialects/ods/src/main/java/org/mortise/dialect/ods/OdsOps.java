// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.definition.Op;

/** Parts of a dialect. Their strings are read when the dialect is loaded. */
@Op(name = "ods.attribute", view = "AttributeOp", family = ParametricOp.class,
    summary = "Defines an attribute: its parameters and their syntax.")
@Op(name = "ods.attribute_constraint", view = "AttributeConstraintOp", family = DefinitionOp.class,
    attributes = {"accepts: STRING", "description: STRING?"},
    summary = "Names an expression that attributes satisfy.")
@Op(name = "ods.constraint", view = "ConstraintOp", family = DefinitionOp.class,
    attributes = {"accepts: STRING", "description: STRING?"},
    summary = "Names an expression that types satisfy.")
@Op(name = "ods.directive", view = "DirectiveOp", family = DefinitionOp.class,
    attributes = {"arguments: STRING_ARRAY?", "format: STRING"},
    summary = "Defines a directive {@code custom<...>} of formats as a part of a format.")
@Op(name = "ods.enum", view = "EnumOp", family = DefinitionOp.class,
    attributes = {"type: STRING?", "cases: STRING_ARRAY", "bits: BOOL?", "separator: STRING?"},
    summary = "Defines an enumeration, whose values are written as words.")
@Op(name = "ods.operation", view = "OperationOp", family = DefinitionOp.class,
    attributes = {
      "operands: STRING_ARRAY?", "attributes: STRING_ARRAY?", "results: STRING_ARRAY?", "regions: STRING_ARRAY?",
      "successors: STRING_ARRAY?", "types: STRING_ARRAY?", "traits: STRING_ARRAY?", "effects: STRING_ARRAY?",
      "interfaces: STRING_ARRAY?", "parents: STRING_ARRAY?", "implicit_terminator: STRING?", "default_dialect: STRING?",
      "result_names: STRING_ARRAY?", "syntax: STRING?", "format: STRING?", "since: STRING?"
    },
    summary = "Defines an operation.")
@Op(name = "ods.pattern", view = "PatternOp", family = DefinitionOp.class,
    attributes = {"match: STRING?", "replace: ANY?", "where: STRING_ARRAY?", "benefit: ANY_INTEGER?"},
    summary = "Defines a canonicalization pattern: what it matches, and what replaces the matched operation.")
@Op(name = "ods.type", view = "TypeOp", family = ParametricOp.class,
    summary = "Defines a type: its parameters and their syntax.")
final class OdsOps {
  private OdsOps() {}
}

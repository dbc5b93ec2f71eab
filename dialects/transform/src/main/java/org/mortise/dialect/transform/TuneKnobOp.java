// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;

/** A parameter that a tuner chooses among options. */
@Op(name = "transform.tune.knob", family = TransformOp.class,
    results = "result: PARAM",
    attributes = {"name: STRING", "options: ANY", "selected: ANY?"},
    implementations = HandleEffects.Reading.class,
    since = "22.1",
    format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)")
public final class TuneKnobOp extends TuneKnobOpBase {
  TuneKnobOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isOption = selectedAttr() == null || !(optionsAttr() instanceof ArrayAttr options)
        || options.elements().contains(selectedAttr());
    return isOption ? null
        : opError("provided `selected` attribute is not an element of `options` array of attributes");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Register;

/** The forms of the registers of a code. */
final class Forms {
  private final Form[] forms;

  Forms(Code code) {
    this.forms = new Form[code.registerCount()];
  }

  Form of(Register register) {
    Form form = forms[register.number()];
    return form == null ? Form.of(register.format()) : form;
  }
}

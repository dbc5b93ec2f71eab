// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The selection kind among sections of the same name: {@code #llvm<comdat any>}. */
@AttrDef(name = "llvm.comdat", parameters = "comdat: WORD", format = "$comdat")
public final class ComdatAttr extends ComdatAttrBase {
  /** The selection kinds. */
  public enum Comdat implements Keyword {
    ANY, EXACTMATCH, LARGEST, NODEDUPLICATE, SAMESIZE
  }

  static final ParameterForm<Comdat> WORD = LlvmForms.keyword(Comdat.class, "LLVM Comdat Types", "comdat::Comdat");

  ComdatAttr(Context context, Object[] values) {
    super(context, values);
  }
}

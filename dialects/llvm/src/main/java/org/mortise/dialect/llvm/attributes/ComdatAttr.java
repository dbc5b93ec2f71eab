// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/** The selection kind among sections of the same name: {@code #llvm<comdat any>}. */
public final class ComdatAttr extends KeywordAttr<ComdatAttr.Comdat> {
  static final String MNEMONIC = "comdat";

  /** The rules. */
  public enum Comdat implements Keyword {
    ANY("any"),
    EXACTMATCH("exactmatch"),
    LARGEST("largest"),
    NODEDUPLICATE("nodeduplicate"),
    SAMESIZE("samesize");

    private final String keyword;

    Comdat(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  private static final Parameter<Comdat> VALUE =
      Parameter.required("comdat", ParameterForm.keyword(Comdat.class, "LLVM Comdat Types", "comdat::Comdat"));

  private ComdatAttr(Context context, Comdat value) {
    super(context, value);
  }

  /** Returns the attribute of a keyword. */
  public static ComdatAttr of(Context context, Comdat value) {
    return context.unique(new ComdatAttr(context, value));
  }

  static ComdatAttr parse(AsmParser parser) {
    return of(parser.context(), VALUE.parse(parser, "ComdatAttr"));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print(' ').print(value().keyword());
  }
}

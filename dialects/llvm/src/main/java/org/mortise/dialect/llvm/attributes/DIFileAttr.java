// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A file of the debug information: {@code #llvm.di_file<"a.f90" in "/src">}. */
public final class DIFileAttr extends LlvmAttribute implements DIScope {
  static final String MNEMONIC = "di_file";

  private static final ParameterForm<StringAttr> STRING = ParameterForm.whole(StringAttr.class, "StringAttr");
  private static final Parameter<StringAttr> NAME = Parameter.required("name", STRING);
  private static final Parameter<StringAttr> DIRECTORY = Parameter.required("directory", STRING);

  private final StringAttr name;
  private final StringAttr directory;

  private DIFileAttr(StringAttr name, StringAttr directory) {
    super(name.context());
    this.name = name;
    this.directory = directory;
  }

  /** Returns the attribute of a file. */
  public static DIFileAttr of(Context context, String name, String directory) {
    return of(StringAttr.of(context, name), StringAttr.of(context, directory));
  }

  private static DIFileAttr of(StringAttr name, StringAttr directory) {
    return name.context().unique(new DIFileAttr(name, directory));
  }

  public String name() {
    return name.value();
  }

  public String directory() {
    return directory.value();
  }

  static DIFileAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    StringAttr name = NAME.parse(parser, "LLVM_DIFileAttr");
    parser.parseKeyword("in");
    StringAttr directory = DIRECTORY.parse(parser, "LLVM_DIFileAttr");
    parser.parsePunctuation(">");
    return of(name, directory);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public String aliasName() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print('<').printAttribute(name).print(" in ").printAttribute(directory).print('>');
  }

  @Override
  protected int structuralHash() {
    return name.hashCode() * 31 + directory.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DIFileAttr file = (DIFileAttr) other;
    return name == file.name && directory == file.directory;
  }
}

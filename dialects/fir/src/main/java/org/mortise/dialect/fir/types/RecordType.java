// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.NamedType;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.NamedTypes;
import org.mortise.ir.Type;

/**
 * A derived type: {@code !fir.type<node{value:f32,next:!fir.box<!fir.ptr<!fir.type<node>>>}>}, with length parameters
 * in parentheses before the components. It is known by its name in a program.
 */
public final class RecordType extends NamedType<RecordType.Members> {
  public static final String MNEMONIC = "type";
  private static final String NAMESPACE = "fir";

  /** A component or length parameter. */
  public record Member(String name, Type type) {}

  /** The length parameters and the components. */
  public record Members(List<Member> lengthParameters, List<Member> components) {
    private static final Members NONE = new Members(List.of(), List.of());

    boolean isEmpty() {
      return lengthParameters.isEmpty() && components.isEmpty();
    }
  }

  private RecordType(NamedTypes owner, String name) {
    super(owner, name);
  }

  /** Returns the type of this name that programs which are built in memory share. */
  public static RecordType of(Context context, String name) {
    return of(context.namedTypes(), name);
  }

  private static RecordType of(NamedTypes types, String name) {
    return types.context().unique(new RecordType(types, name));
  }

  public static RecordType of(NamedTypeUses program, String name) {
    return program.use(types -> of(types, name));
  }

  /** Parses the text after the mnemonic, which is at {@code start}. */
  public static Type parse(AsmParser parser, int start) {
    return RecordTypeText.parse(parser, start);
  }

  /** Returns the length parameters, none if the type is not defined. */
  public List<Member> lengthParameters() {
    return members().lengthParameters();
  }

  /** Returns the components, none if the type is not defined. */
  public List<Member> components() {
    return members().components();
  }

  /** Returns the type of a component, or null if the type has no component of this name. */
  public @Nullable Type componentType(String component) {
    int index = componentIndex(component);
    return index < 0 ? null : components().get(index).type();
  }

  /** Returns the position of a component, or -1 if the type has no component of this name. */
  public int componentIndex(String component) {
    List<Member> components = components();
    for (int i = 0; i < components.size(); i++) {
      if (components.get(i).name().equals(component)) {
        return i;
      }
    }
    return -1;
  }

  private Members members() {
    Members members = definition();
    return members == null ? Members.NONE : members;
  }

  @Override
  public String dialectNamespace() {
    return NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').print(name());
    printer.printDefinition(this, () -> {
      print(printer, lengthParameters(), '(', ')');
      print(printer, components(), '{', '}');
    });
    printer.print('>');
  }

  private static void print(AsmPrinter printer, List<Member> members, char open, char close) {
    if (members.isEmpty()) {
      return;
    }
    char separator = open;
    for (Member member : members) {
      printer.print(separator).print(member.name()).print(':').printType(member.type());
      separator = ',';
    }
    printer.print(close);
  }
}

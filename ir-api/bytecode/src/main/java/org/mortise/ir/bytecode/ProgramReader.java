// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.FragmentParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.TopLevel;

/** Reads one file, once: its tables, then its operations. */
final class ProgramReader {
  private final SourceText source;
  private final Context context;
  private final ParserOptions options;
  private final DiagnosticHandler handler;
  private final Resources resources;
  private final NamedTypeUses namedTypes;
  private final FileReader file;
  private ValueTable values;
  private PropertyTable properties;

  ProgramReader(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources,
      NamedTypeUses namedTypes) {
    this.source = source;
    this.context = context;
    this.options = options;
    this.handler = handler;
    this.resources = resources;
    this.namedTypes = namedTypes;
    this.file = new FileReader(source, context);
  }

  /**
   * Reads the file. Null after an error, which was reported.
   *
   * @param deferred gets the operations whose regions are to be read later; null if all are read now
   * @param isRead decides about an operation whose regions can be read later
   */
  @Nullable Operation read(
      boolean largeStack, @Nullable Map<Operation, Integer> deferred, Predicate<Operation> isRead) {
    try {
      readTables(largeStack);
      ModuleOp module = ModuleOp.create(context, file.location);
      new IrReader(file.section(Format.IR_SECTION), values, properties, deferred)
          .readTopLevel(module.body(), isRead);
      if (deferred == null) {
        namedTypes.finish();
      }
      upgrade(module.operation());
      return TopLevel.programOf(module, options, diagnostic -> handler.handle(file.noted(diagnostic)));
    } catch (ParseError error) {
      report(error);
      return null;
    }
  }

  private void readTables(boolean largeStack) {
    file.readSections();
    StringTable strings = new StringTable(file.section(Format.STRING_SECTION));
    DialectTable dialects = new DialectTable(
        file.section(Format.DIALECT_SECTION), strings, file.version, context, options.allowUnregisteredDialects());
    ResourceTable handles = new ResourceTable(strings, resources);
    handles.read(file, dialects);
    values = new ValueTable(file, context, strings, dialects, handles, fragments(largeStack));
    properties = new PropertyTable(file.section(Format.PROPERTIES_SECTION), values);
  }

  private FragmentParser fragments(boolean largeStack) {
    boolean isOwn = file.producer.startsWith(BytecodeWriter.PRODUCER); // MLIR numbers distinct attributes anew in each
    return new FragmentParser(source, context, options, namedTypes, largeStack, isOwn);
  }

  private void upgrade(Operation program) {
    for (int i = 0; i < values.dialects.size(); i++) {
      DialectTable.Entry dialect = values.dialects.get(i);
      String problem = dialect.version == null ? null : dialect.encoding.upgrade(program, dialect.version);
      if (problem != null) {
        throw new ParseError(file.noted(Diagnostic.error(program, problem)));
      }
    }
  }

  /**
   * Reads the regions of an operation that were deferred. Returns false after an error, which was reported.
   *
   * @param largeStack whether the caller runs with a large stack
   */
  boolean readDeferred(
      Operation op, boolean largeStack, Map<Operation, Integer> deferred, Predicate<Operation> isRead) {
    try {
      values.setFragments(fragments(largeStack));
      ByteReader whole = file.section(Format.IR_SECTION);
      ByteReader in = whole.part(whole.at, whole.end);
      new IrReader(in, values, properties, deferred).readDeferred(op, deferred.remove(op), in.end, isRead);
      return true;
    } catch (ParseError error) {
      report(error);
      return false;
    }
  }

  private void report(ParseError error) {
    for (Diagnostic diagnostic : error.diagnostics()) {
      handler.handle(diagnostic);
    }
  }
}

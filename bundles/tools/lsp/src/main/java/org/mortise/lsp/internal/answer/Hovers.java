// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;
import org.mortise.documentation.OperationDocument;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Entity;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.SyntaxLine;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.lsp.internal.text.Words;

/** Describes the operation, value, block or symbol at a position, in Markdown. */
public final class Hovers {
  private static final int MAX_ELEMENTS = 16;
  private static final PrinterOptions GENERIC = PrinterOptions.DEFAULT.withGenericForm(true).withLocalScope(true)
      .withSkipRegions(true).withElideElementsLargerThan(MAX_ELEMENTS);

  private final CheckedDocument document;
  private final BufferFacts buffers;

  public Hovers(CheckedDocument document, BufferFacts buffers) {
    this.document = document;
    this.buffers = buffers;
  }

  /** Returns the description, or null if there is nothing to describe. */
  public @Nullable Hover at(Position position) {
    int offset = document.text().offset(position);
    TextIndex index = document.chunkAt(offset).index();
    Occurrence name = index.at(offset);
    if (name != null) {
      String text = describe(index, name);
      return text == null ? null : hover(text, name.start(), name.end());
    }
    OpRange op = Navigation.operationNamed(index, offset);
    return op == null ? null : hover(operation(op.op()), op.name(), op.nameEnd());
  }

  private Hover hover(String markdown, int start, int end) {
    return new Hover(new MarkupContent(MarkupKind.MARKDOWN, markdown), document.text().range(start, end));
  }

  private @Nullable String describe(TextIndex index, Occurrence name) {
    Object subject = name.entity().subject();
    if (subject instanceof OpResult result) {
      return results(result) + BufferHover.of(result, name.start(), document, buffers);
    }
    if (subject instanceof BlockArgument argument) {
      return argument(index, argument) + BufferHover.of(argument, name.start(), document, buffers);
    }
    if (subject instanceof Block block) {
      return block(index, block, name);
    }
    if (name.entity().kind() == Entity.Kind.ALIAS) {
      return alias(index, name);
    }
    return name.entity().kind() == Entity.Kind.SYMBOL && subject instanceof Operation op ? operation(op) : null;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private static String operation(Operation op) {
    StringBuilder out = new StringBuilder("\"").append(op.name()).append('"');
    String symbol = SymbolTable.getSymbolName(op);
    if (symbol != null) {
      String visibility = SymbolTable.getVisibility(op).name().toLowerCase(Locale.ROOT);
      out.append(" : ").append(visibility).append(" @").append(Utf8.decode(symbol));
    }
    out.append("\n\n");
    OperationDocument page = op.definition() == null ? null : OperationDocument.of(op.context(), op.name().name());
    if (page != null) {
      paragraph(out, page.summary());
      paragraph(out, SyntaxLine.of(OpDefinition.of(op)));
    }
    values(out, "Operands", List.of(op.operands()));
    values(out, "Results", List.of(op.results()));
    out.append("Generic Form:\n\n```mlir\n").append(genericForm(op)).append("\n```\n");
    if (page != null && !page.description().isEmpty()) {
      out.append("\n---\n\n").append(page.description()).append('\n');
    }
    return out.toString();
  }

  private static void paragraph(StringBuilder out, String text) {
    if (!text.isEmpty()) {
      out.append(text).append("\n\n");
    }
  }

  private static void values(StringBuilder out, String title, List<? extends Value> values) {
    if (values.isEmpty()) {
      return;
    }
    List<String> types = new ArrayList<>(values.size());
    values.forEach(value -> types.add(type(value)));
    out.append(title).append(": ").append(String.join(", ", types)).append("\n\n");
  }

  private static String genericForm(Operation op) {
    try {
      return Utf8.decode(IRPrinter.toString(op, GENERIC)).strip();
    } catch (RuntimeException invalid) {
      return IRPrinter.toString(op); // an operation with an error, as far as it can be printed
    }
  }

  private static String type(Value value) {
    return "`" + Utf8.decode(value.type().toString()) + "`";
  }

  /** Returns the line that defines an alias; most definitions have one line. */
  private String alias(TextIndex index, Occurrence name) {
    int start = index.definition(name.entity()).start();
    return "```mlir\n" + text(start, Words.lineEnd(document.text().bytes(), start)) + "\n```\n";
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  private static String results(OpResult first) {
    Operation op = first.owner();
    StringBuilder out = new StringBuilder("Operation: \"").append(op.name()).append("\"\n\n");
    for (OpResult result : op.resultList()) {
      if (op.resultCount() == 1 || result.index() >= first.index()) {
        out.append("Result #").append(result.index()).append("\n\nType: ").append(type(result)).append("\n\n");
      }
    }
    return out.toString();
  }

  private String argument(TextIndex index, BlockArgument argument) {
    Operation op = argument.owner().parentOp();
    return (op == null ? "" : "Operation: \"" + op.name() + "\"\n\n")
        + "Block: " + blockName(index, argument.owner()) + "\n\nArgument #" + argument.index()
        + "\n\nType: " + type(argument) + "\n\n";
  }

  // ---- blocks ------------------------------------------------------------------------------------------

  private String block(TextIndex index, Block block, Occurrence name) {
    StringBuilder out = new StringBuilder();
    Operation op = block.parentOp();
    if (op != null) {
      out.append("Operation: \"").append(op.name()).append("\"\n\n");
    }
    out.append("Block: ").append(text(name.start(), name.end())).append(" (#").append(number(block)).append(")\n\n");
    List<String> predecessors = new ArrayList<>();
    for (Block predecessor : block.predecessors()) {
      predecessors.add(blockName(index, predecessor));
    }
    if (!predecessors.isEmpty()) {
      out.append("Predecessors: ").append(String.join(", ", predecessors)).append("\n\n");
    }
    Operation last = block.last();
    if (last != null && last.successorCount() > 0) {
      List<String> successors = new ArrayList<>();
      for (Block successor : last.successors()) {
        successors.add(blockName(index, successor));
      }
      out.append("Successors: ").append(String.join(", ", successors)).append("\n\n");
    }
    values(out, "Arguments", block.argumentList());
    return out.toString();
  }

  /** The label of a block; its number if it has none. */
  private String blockName(TextIndex index, Block block) {
    Occurrence label = index.definitionOf(block);
    return label == null ? "<Block #" + number(block) + ">" : text(label.start(), label.end());
  }

  private static int number(Block block) {
    int number = 0;
    for (Block before = block.previous(); before != null; before = before.previous()) {
      number++;
    }
    return number;
  }

  private String text(int start, int end) {
    return new String(document.text().bytes(), start, end - start, StandardCharsets.UTF_8);
  }
}

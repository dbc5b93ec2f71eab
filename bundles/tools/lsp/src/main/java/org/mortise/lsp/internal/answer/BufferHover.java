// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.mortise.analyses.alias.BufferLife;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.buffers.FunctionBuffers;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedDocument;

/**
 * Describes the buffers that a value can be: where they come from, their aliases, their owner, and where they are
 * freed. Linear in the function at the first question about it, otherwise in the aliases and their uses.
 */
final class BufferHover {
  private static final int MOST = 12;

  private final FunctionBuffers buffers;
  private final FunctionText text;

  private BufferHover(FunctionBuffers buffers) {
    this.buffers = buffers;
    this.text = buffers.text();
  }

  /** Returns the description in Markdown; empty if the value is not a buffer, or its function has errors. */
  static String of(Value value, int offset, CheckedDocument document, BufferFacts facts) {
    FunctionBuffers buffers = value.type() instanceof BaseMemRefType ? facts.at(document, offset) : null;
    return buffers == null ? "" : new BufferHover(buffers).describe(value);
  }

  private String describe(Value value) {
    List<BufferLife> lives = buffers.of(value);
    StringBuilder out = new StringBuilder();
    for (BufferLife life : lives.subList(0, Math.min(MOST, lives.size()))) {
      out.append("---\n\n").append(lives.size() == 1 ? "Buffer" : "One of " + lives.size() + " buffers").append(": ")
          .append(origin(life.buffer())).append("\n\n");
      aliases(life, value, out);
      out.append("Owner: ").append(owner(life)).append("\n\n").append("Freed: ").append(end(life)).append("\n\n");
    }
    return out.toString();
  }

  private String origin(Value buffer) {
    if (buffer instanceof BlockArgument) {
      return "argument " + named(buffer);
    }
    Operation op = buffer.definingOp();
    String what = "`" + op.name() + "` on line " + text.line(op);
    if (op.implementsInterface(CallOpInterface.class)) {
      SymbolRefAttr callee = op.getInterface(CallOpInterface.class).getCalleeSymbol(op);
      return "result of the call" + (callee == null ? "" : " of `" + callee + "`") + " on line " + text.line(op);
    }
    if (!buffers.isAllocation(buffer)) {
      return "from " + what;
    }
    long bytes = BufferSize.bytesOf(buffer);
    return "allocated by " + what + (bytes < 0 ? "" : ", " + bytes + (bytes == 1 ? " byte" : " bytes"));
  }

  private String named(Value value) {
    String name = text.name(value);
    return (name == null ? "without a name" : "`" + name + "`") + " on line " + text.line(value);
  }

  private void aliases(BufferLife life, Value value, StringBuilder out) {
    List<String> names = new ArrayList<>();
    for (Value alias : life.aliases()) {
      boolean isOther = alias != value && alias.type() instanceof BaseMemRefType;
      String name = isOther ? text.name(alias) : null;
      if (name != null) {
        names.add("`" + name + "` (line " + text.line(alias) + ")");
      }
    }
    if (!names.isEmpty()) {
      int more = names.size() - MOST;
      out.append("Aliases: ").append(String.join(", ", names.subList(0, Math.min(MOST, names.size()))))
          .append(more > 0 ? ", and " + more + " more" : "").append("\n\n");
    }
  }

  private String owner(BufferLife life) {
    if (life.buffer() instanceof BlockArgument argument && argument.owner().parentOp() == text.function().op()) {
      return life.end() == BufferLife.End.FREED ? "this function, which frees it" : "the caller";
    }
    return switch (life.end()) {
      case SCOPE -> "the automatic allocation scope";
      case RETURNED -> isOwnable(life.buffer())
          ? "the caller, from the return on " + lines(life.returns()) : "not known in this function";
      case FREED -> "this function";
      case NOT_FREED -> isOwnable(life.buffer()) ? "this function" : "not known in this function";
    };
  }

  private boolean isOwnable(Value buffer) {
    return buffers.isAllocation(buffer)
        || buffer.definingOp() != null && buffer.definingOp().implementsInterface(CallOpInterface.class);
  }

  private String end(BufferLife life) {
    return switch (life.end()) {
      case FREED -> lines(life.frees());
      case SCOPE -> "when its scope is left";
      case RETURNED -> "by the caller";
      case NOT_FREED -> isOwnable(life.buffer()) ? "never in this function" : "not by this function";
    };
  }

  private String lines(List<Operation> ops) {
    return lines(buffers.lines(ops));
  }

  /** Returns "line 3" or "lines 3, 5". */
  static String lines(Set<Integer> lines) {
    StringBuilder out = new StringBuilder(lines.size() == 1 ? "line " : "lines ");
    Iterator<Integer> each = lines.iterator();
    for (int i = 0; i < MOST && each.hasNext(); i++) {
      out.append(i == 0 ? "" : ", ").append(each.next());
    }
    return out.append(each.hasNext() ? ", …" : "").toString();
  }
}

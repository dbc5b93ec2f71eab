// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Forwards each notification to several listeners, in their order. */
final class ListenerList implements RewriteListener {
  private final List<RewriteListener> listeners;

  /** @param listeners the listeners, to which others may be added later */
  ListenerList(List<RewriteListener> listeners) {
    this.listeners = listeners;
  }

  private void forEach(Consumer<RewriteListener> notification) {
    for (int i = 0; i < listeners.size(); i++) {
      notification.accept(listeners.get(i));
    }
  }

  @Override
  public void operationInserted(Operation op) {
    forEach(listener -> listener.operationInserted(op));
  }

  @Override
  public void operationInsertedSilently(Operation op) {
    forEach(listener -> listener.operationInsertedSilently(op));
  }

  @Override
  public void operationModified(Operation op) {
    forEach(listener -> listener.operationModified(op));
  }

  @Override
  public void operationModifiedSilently(Operation op) {
    forEach(listener -> listener.operationModifiedSilently(op));
  }

  @Override
  public void operationReplaced(Operation op, List<? extends Value> values) {
    forEach(listener -> listener.operationReplaced(op, values));
  }

  @Override
  public void operationErased(Operation op) {
    forEach(listener -> listener.operationErased(op));
  }

  @Override
  public void operationMoved(Operation op) {
    forEach(listener -> listener.operationMoved(op));
  }

  @Override
  public void blockInserted(Block block) {
    forEach(listener -> listener.blockInserted(block));
  }

  @Override
  public void blockErased(Block block) {
    forEach(listener -> listener.blockErased(block));
  }
}

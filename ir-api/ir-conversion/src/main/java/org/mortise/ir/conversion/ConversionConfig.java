// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The options of a conversion. Immutable.
 *
 * @param listener the receiver of notifications, or null
 * @param unlegalized set to which a partial conversion adds the operations that could not be legalized, or null
 * @param legalizable set to which an analysis adds the operations that can be legalized, or null
 * @param mode whether changes are undone
 * @param explains whether errors have notes with the reasons for which patterns were not applied
 * @param visitsUnreachable whether unreachable blocks are converted as well, after reachable blocks
 */
public record ConversionConfig(@Nullable ConversionListener listener, @Nullable Set<Operation> unlegalized,
    @Nullable Set<Operation> legalizable, Mode mode, boolean explains, boolean visitsUnreachable) {
  /** The treatment of changes by patterns that fail. */
  public enum Mode {
    /** The changes of a pattern are undone if it fails, or if operations that it created cannot be legalized. */
    ROLLBACK,
    /**
     * Changes are committed as soon as the operation that a pattern was applied to, and all operations created by the
     * pattern, are legal: replaced operations are erased and their uses replaced. Only values whose type changes are
     * replaced at the end. If a pattern fails after a change, or an operation created by it cannot be legalized, the
     * conversion fails with an error that names the pattern, and the program is not usable.
     */
    NO_ROLLBACK
  }

  /** No listener, no sets, rollback, no explanations, only reachable blocks. */
  public static final ConversionConfig DEFAULT = new ConversionConfig(null, null, null, Mode.ROLLBACK, false, false);

  public ConversionConfig withListener(ConversionListener newListener) {
    return new ConversionConfig(newListener, unlegalized, legalizable, mode, explains, visitsUnreachable);
  }

  public ConversionConfig withUnlegalized(Set<Operation> ops) {
    return new ConversionConfig(listener, ops, legalizable, mode, explains, visitsUnreachable);
  }

  public ConversionConfig withLegalizable(Set<Operation> ops) {
    return new ConversionConfig(listener, unlegalized, ops, mode, explains, visitsUnreachable);
  }

  public ConversionConfig withMode(Mode newMode) {
    return new ConversionConfig(listener, unlegalized, legalizable, newMode, explains, visitsUnreachable);
  }

  public ConversionConfig withExplanations() {
    return new ConversionConfig(listener, unlegalized, legalizable, mode, true, visitsUnreachable);
  }

  public ConversionConfig withUnreachableBlocks() {
    return new ConversionConfig(listener, unlegalized, legalizable, mode, explains, true);
  }
}

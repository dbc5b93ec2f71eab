// SPDX-License-Identifier: Apache-2.0
/**
 * Starts a Mortise tool, either directly from the class path or on an OSGi framework.
 *
 * <p>This package depends on no dialect, no pass and no internal class of the pipeline bundle.
 */
@NullMarked
package org.mortise.launcher;

import org.jspecify.annotations.NullMarked;

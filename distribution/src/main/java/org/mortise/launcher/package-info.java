// SPDX-License-Identifier: Apache-2.0
/**
 * Starts a Mortise tool, either straight from the class path or on an OSGi framework.
 *
 * <p>Nothing here depends on a dialect, a pass or the inside of the pipeline bundle.
 */
package org.mortise.launcher;

// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code ods} dialect, in which programs define dialects with all that MLIR's operation definition specification
 * (ODS) states: constraints, syntax, enumerations, effects and interfaces.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.ods;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

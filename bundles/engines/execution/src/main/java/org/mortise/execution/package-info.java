// SPDX-License-Identifier: Apache-2.0
/** Executes programs: functions with values for their arguments. */
@NullMarked
@Version("0.1.0")
package org.mortise.execution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

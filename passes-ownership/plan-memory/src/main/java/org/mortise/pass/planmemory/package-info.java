// SPDX-License-Identifier: Apache-2.0
/** The plan-memory pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.planmemory;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

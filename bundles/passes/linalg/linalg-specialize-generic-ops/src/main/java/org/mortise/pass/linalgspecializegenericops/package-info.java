// SPDX-License-Identifier: Apache-2.0
/** Replaces generic structured operations by named ones. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.linalgspecializegenericops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

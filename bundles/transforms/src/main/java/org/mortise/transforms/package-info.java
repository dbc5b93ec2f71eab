// SPDX-License-Identifier: Apache-2.0
/** The general passes. */
@Version("0.1.0")
package org.mortise.transforms;

import org.osgi.annotation.versioning.Version;
